// The table as the server draws it (templates/board/_cards.html), from the position that the engine in the browser tells.
import { gettext } from "../words.js";

function element(name, className = "", ...parts) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...parts);
  return made;
}

function facts(pairs, className) {
  return element("dl", className, ...pairs.map(([name, value]) => element("div", "", element("dt", "", name), element("dd", "", value))));
}

function card(one) {
  const face = element("div", "tcard-face", element("strong", "", one.name));
  const owner = one.owner ? ` · ${gettext("patří hráči %(who)s", { who: one.owner })}` : "";
  face.append(element("span", "tcard-type", `${one.type ?? ""}${owner}`));
  if (one.numbers) face.append(element("span", "tcard-numbers", ...one.numbers.map(([name, value]) => element("span", "", `${name} `, element("b", "", value)))));
  if (one.down) face.append(element("span", "tcard-state", gettext("lícem dolů")));
  if (one.state) face.append(element("span", "tcard-state", one.state.join(" · ")));
  if (one.tokens) face.append(element("span", "tcard-tokens", ...one.tokens.map(([name, value]) => element("span", "tok", element("b", "", value), ` ${name}`))));
  const row = element("li", ["tcard", one.turned && "tcard-turned", one.down && "tcard-down"].filter(Boolean).join(" "), face);
  row.dataset.card = one.name;
  if (one.attached) row.append(element("ul", "tcard-attached", ...one.attached.map(card)));
  return row;
}

function row(zone) {
  const cards = (zone.cards ?? []).map(card);
  if (zone.others) cards.push(element("li", "tcard tcard-others", `+ ${zone.others}`));
  return element("div", "zone", element("h4", "", zone.title), element("ul", "zone-row", ...cards));
}

function pile(zone) {
  const whole = element("div", "", element("dt", "", `${zone.title} `, element("b", "", String(zone.count))));
  const named = (zone.cards ?? []).flatMap((one, n) => {
    const name = element("span", "pile-card", one.name);
    name.dataset.card = one.name;
    return n ? [", ", name] : [name];
  });
  if (named.length) whole.append(element("dd", "", ...named));
  return whole;
}

function seat(one) {
  const title = element("h3", "", one.name);
  if (one.active) title.append(" ", element("span", "seat-turn", gettext("na tahu")));
  const section = element("section", one.active ? "seat seat-active" : "seat", title);
  section.setAttribute("aria-label", one.name);
  if (one.facts) section.append(facts(one.facts, "seat-facts"));
  const rows = (one.zones ?? []).filter(({ lay }) => lay === "row");
  const piles = (one.zones ?? []).filter(({ lay }) => lay !== "row");
  if (rows.length) section.append(element("div", "seat-zones", ...rows.map(row)));
  if (piles.length) section.append(element("dl", "piles", ...piles.map(pile)));
  return section;
}

function chain(entries) {
  const list = element("ol", "chain-stack");
  list.reversed = true;
  for (const { name, player, aims } of [...entries].reverse()) {
    const who = [player, aims && `${gettext("cíl")} ${aims.join(", ")}`].filter(Boolean).join(" · ");
    list.append(element("li", "", element("strong", "", name), " ", element("span", "", who)));
  }
  return element("section", "chain", element("h3", "", gettext("Řetěz")), list);
}

// The table of a card game; nothing for a game that is played on a board, whose map the server draws.
export function drawn(position) {
  if (!position?.seats) return null;
  const table = element("div", "cardtable");
  if (position.facts?.length) table.append(facts(position.facts, "cardtable-facts"));
  if (position.chain) table.append(chain(position.chain));
  table.append(...position.seats.map(seat));
  return element("div", "moment-picture", table);
}

// What can be said now, as buttons of the form.
export function offered(moves, form) {
  const list = element("ul", "says", ...moves.map(({ text }) => {
    const button = element("button", "say", text);
    Object.assign(button, { name: "say", value: text });
    button.setAttribute("form", form);
    return element("li", "", button);
  }));
  return element("div", "says-all", list);
}

// One sentence from slots: a pattern is found by a few letters, its holes are picked from lists or typed with completion.
import { gettext } from "../words.js";

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const make = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
// A word without its ending, so that „pochodoval“ finds „pochoduje“ and „síla“ finds „silou“.
const begun = (word) => (word.length > 5 ? word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))) : word.length > 3 ? word.slice(0, -1) : word);
const listed = (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} a ${items.at(-1)}`);
const formOf = (n, forms) => forms[n === 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2];
// The words of a text, without signs; a word is found by how it begins, never by what is inside it.
const spoken = (text) => plain(text).replace(/[^\p{L}\p{N}+−-]+/gu, " ").split(" ").filter(Boolean);
const opens = (text, word) => ` ${text}`.includes(` ${word}`);
// The most usual first; of those that are alike, in the order of the game.
const usual = (patterns) => [...patterns].sort((one, other) => other.often - one.often);
// A book by its name, not by its code.
const booked = (text) => text.replace(/(?<![\w"-])[a-z]+-[a-z]+(?![\w"-])/g, (code) => document.querySelector(`#hra option[value="${code}"]`)?.textContent ?? code);
let counter = 0;

export class Builder {
  // `match` is the sentence to be changed, with what it says in its holes.
  open(found, kind, named, match, text, done) {
    Object.assign(this, { found, kind, named, done });
    this.panel = make("div", { className: "builder" });
    this.panel.setAttribute("role", "group");
    this.panel.setAttribute("aria-label", gettext("Věta"));
    this.panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") done(null);
      if (event.key === "Enter" && event.target.matches(".slot")) { event.preventDefault(); this.finish(); }
    });
    if (match) this.fill(match.pattern, match.values);
    else if (text) this.free(text);
    else this.choose();
    return this.panel;
  }

  // Which sentence? Filtered by what is typed; the arrow leads into the list.
  choose() {
    const filter = make("input", { type: "search", className: "filter", placeholder: gettext("Hledat větu, například: klečí, zahájí, má v ruce") });
    filter.setAttribute("aria-label", gettext("Hledat větu"));
    const list = make("ul", { className: "patterns-list" });
    const none = make("p", { className: "meta", hidden: true, textContent: gettext("Takovou větu tu nemáme. Zkuste jiné slovo, nebo ji napište rovnou do textu.") });
    none.setAttribute("role", "status");
    const kinds = [this.kind, ...Object.keys(this.found.patterns).filter((kind) => kind !== this.kind)];
    for (const one of kinds.flatMap((kind) => usual(this.found.patterns[kind]))) list.append(this.pick(one, filter));
    const items = [...list.children];
    const own = items.filter((item) => item.dataset.kind === this.kind);
    const show = () => {
      const asked = spoken(filter.value);
      // Where no sentence of this part says it, those of the other parts may; and what players call it is called otherwise there.
      const ways = [asked, this.called(asked)].filter((words) => words.length);
      const kept = ways.length ? ways.flatMap((words) => [own, items].map((those) => this.fitting(those, words))).find((found) => found.length) ?? [] : own;
      for (const item of items) item.hidden = !kept.includes(item);
      list.append(...kept);
      none.hidden = kept.length > 0;
    };
    show();
    filter.addEventListener("input", show);
    filter.addEventListener("keydown", (event) => {
      const first = list.querySelector("li:not([hidden]) button");
      if (first && (event.key === "ArrowDown" || event.key === "Enter")) {
        event.preventDefault();
        if (event.key === "Enter") first.click();
        else first.focus();
      }
    });
    list.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      const shown = [...list.querySelectorAll("li:not([hidden]) button")];
      const next = shown.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
      (shown[next] ?? (next < 0 ? filter : shown.at(-1))).focus();
    });
    this.panel.replaceChildren(filter, none, list, this.row(this.cancel()));
  }

  // A sentence in the list, with all by which it can be found.
  pick(one, filter) {
    const button = make("button", { type: "button", className: "pattern-pick", textContent: booked(one.example) });
    if (one.help) button.title = one.help;
    button.addEventListener("click", () => {
      this.kind = one.kind;
      this.fill(one, {}, spoken(filter.value));
      this.panel.querySelector("input, select, button").focus();
    });
    const item = make("li", {}, button);
    item.dataset.kind = one.kind;
    item.dataset.own = spoken(this.words(one.parts).join(" ")).join(" ");
    item.dataset.example = spoken(one.example).join(" ");
    item.dataset.said = spoken([one.example, ...this.holes(one.parts).flatMap((hole) => (hole.form.as === "choice" ? hole.form.options : []))].join(" ")).join(" ");
    return item;
  }

  // Those of some sentences that say all that is asked for: as it stands, in another form, or by a word that goes with it.
  fitting(items, asked) {
    const ways = [(word) => [word], (word) => [begun(word)], (word) => [begun(word), ...this.kin(word).map(begun)]];
    for (const way of ways) {
      const wanted = asked.map(way);
      const holding = (where) => items.filter((item) => wanted.every((any) => any.some((word) => opens(item.dataset[where], word))));
      // First those whose own words say it, then examples, then what may be chosen in them.
      const found = [...new Set(["own", "example", "said"].flatMap(holding))];
      if (found.length) return found;
    }
    return [];
  }

  // The words of players as the sentences say them: „léna“ are „Poddaní“. Empty where they say the same.
  called(asked) {
    const found = [];
    for (let at = 0; at < asked.length;) {
      const said = [...asked.keys()].map((n) => asked.length - n).find((n) => at + n <= asked.length && this.name(asked.slice(at, at + n)));
      found.push(...(said ? this.name(asked.slice(at, at + said)).split(" ") : [asked[at]]));
      at += said ?? 1;
    }
    return found.join(" ") === asked.join(" ") ? [] : found;
  }

  // What a term is called whose other name these words are, in whatever form.
  name(words) {
    const { called } = this.found;
    const stems = words.map(begun).join(" ");
    return called?.[words.join(" ")] ?? Object.entries(called ?? {}).find(([other]) => other.split(" ").map(begun).join(" ") === stems)?.[1];
  }

  kin(word) {
    const start = begun(word);
    return word.length > 3 ? this.found.kin.filter((family) => family.some((one) => one.startsWith(start))).flat().filter((one) => one.length > 3) : [];
  }

  // A sentence that no pattern knows is changed as text.
  free(text) {
    const input = make("input", { className: "slot slot-free", value: text });
    input.setAttribute("aria-label", gettext("Věta"));
    this.compose = () => input.value.trim();
    this.panel.replaceChildren(input, this.row(this.put(), this.cancel()));
  }

  // `asked` are the words by which the pattern was found: what they name among the choices is chosen.
  fill(pattern, values, asked = []) {
    this.pattern = pattern;
    this.asked = asked;
    this.fields = new Map();
    const example = pattern.regex.exec(pattern.example)?.groups ?? {};
    const line = make("div", { className: "slots" }, ...this.pieces(pattern.parts, values, example, false));
    // A sentence without holes says already what it says.
    this.said = make("p", { className: "slots-said", hidden: !this.fields.size });
    this.said.setAttribute("aria-live", "polite");
    this.compose = () => this.text(pattern.parts).trim();
    const help = pattern.help ? [make("p", { className: "meta", textContent: pattern.help })] : [];
    this.panel.replaceChildren(line, ...help, this.said, this.row(this.put(), this.cancel()));
    this.tell();
  }

  pieces(parts, values, example, optional) {
    return parts.flatMap((part) => {
      if (part.text) return [make("span", { className: optional ? "slot-word slot-word-may" : "slot-word", textContent: part.text })];
      if (part.optional) return this.pieces(part.optional, values, example, true);
      return [this.field(part, values[part.name], example[part.name] ?? "", optional)];
    });
  }

  field(part, value, example, optional) {
    const { form } = part;
    const input = form.as === "choice" || form.as === "noun" ? this.select(part, value, example, optional) : this.input(part, value, example, optional);
    input.classList.add("slot");
    input.setAttribute("aria-label", LABELS[part.name] ?? LABELS[form.as] ?? part.name);
    input.addEventListener("input", () => this.tell());
    this.fields.set(part, input);
    return input;
  }

  select(part, value, example, optional) {
    const { form } = part;
    const wanted = value ?? this.wanted(form) ?? (optional ? undefined : example);
    const options = form.as === "noun" ? form.forms.map((forms) => forms[2]) : form.options;
    const select = make("select");
    if (optional) select.append(make("option", { value: "", textContent: "–" }));
    for (const [n, word] of options.entries()) {
      const chosen = form.as === "noun" ? form.forms[n].includes(wanted) : word === wanted;
      select.append(make("option", { value: String(n), textContent: word, selected: chosen }));
    }
    return select;
  }

  // The choice that the words name by which the sentence was looked for.
  wanted(form) {
    return form.options?.find((option) => this.asked.some((word) => word.length > 2 && plain(option).split(/\s+/).some((one) => one.startsWith(word))));
  }

  input(part, value, example, optional) {
    const { form } = part;
    const numeric = form.as === "number" || form.as === "counted";
    const input = make("input", { type: numeric ? "number" : "text", required: !optional, autocomplete: "off", spellcheck: false });
    if (numeric) { input.min = 0; input.max = 999; input.inputMode = "numeric"; }
    input.dataset.example = bare(example, form);
    input.placeholder = gettext("např. %(example)s", { example: input.dataset.example });
    input.value = value ? bare(value, form) : optional ? "" : this.usual(part, example);
    const offered = this.offered(part);
    if (offered.length && !numeric) {
      const list = make("datalist", { id: `nabidka-${++counter}` }, ...offered.map((one) => make("option", { value: one })));
      input.setAttribute("list", list.id);
      this.panel.append(list);
      queueMicrotask(() => this.panel.append(list));
    }
    input.size = Math.max(4, Math.min(28, Math.max(input.placeholder.length, input.value.length) + 1));
    return input;
  }

  // What stands in a field before anything is said: the players at the table in turn, the number of the example.
  usual(part, example) {
    if (part.form.as === "name") {
      const names = [...this.named.name, ...(this.found.said[part.slot] ?? this.found.said.player ?? [])];
      return names[part.name === "opponent" ? 1 : 0] ?? example;
    }
    return part.form.as === "number" || part.form.as === "counted" ? bare(example, part.form) : "";
  }

  offered(part) {
    const said = (this.found.said[part.slot] ?? []).map((one) => bare(one, part.form));
    if (part.form.as === "name" || part.form.as === "names") return unique([...this.named.name, ...said]);
    if (part.form.as === "card" || part.form.as === "cards") return unique([...this.named.card, ...said, ...this.found.cards]);
    return unique(said);
  }

  text(parts) {
    return parts.map((part) => {
      if (part.text) return part.text;
      if (part.optional) return this.holes(part.optional).some((hole) => this.value(hole)) ? this.text(part.optional) : "";
      return this.value(part);
    }).join("");
  }

  words(parts) {
    return parts.flatMap((part) => (part.optional ? this.words(part.optional) : part.text ? [part.text] : []));
  }

  holes(parts) {
    return parts.flatMap((part) => (part.optional ? this.holes(part.optional) : part.name ? [part] : []));
  }

  // A field as the sentence says it: with quotes round names, a number with its noun in the right form.
  value(part) {
    const input = this.fields.get(part);
    const { form } = part;
    const raw = input.value.trim();
    if (raw === "") return "";
    if (form.as === "choice") return form.options[Number(raw)];
    if (form.as === "noun") return formOf(this.amount(), form.forms[Number(raw)]);
    if (form.as === "counted") return `${Number(raw)} ${formOf(Number(raw), form.forms)}`;
    if (form.as === "card") return `"${raw.replaceAll('"', "")}"`;
    if (form.as === "names") return listed(split(raw));
    if (form.as === "cards") {
      const names = split(raw.replaceAll('"', ""));
      return `${form.heads[names.length > 1 ? 1 : 0]}${listed(names.map((name) => `"${name}"`))}`;
    }
    return raw;
  }

  amount() {
    for (const [part, input] of this.fields) if (part.name === "n") return Number(input.value);
    return 5;
  }

  tell() {
    for (const [part, input] of this.fields) {
      const value = this.value(part);
      const right = value === "" ? !input.required : new RegExp(`^(?:${part.form.regex})$`).test(value);
      input.setCustomValidity(right ? "" : gettext("Čekám něco jako: %(example)s", { example: input.dataset.example }));
    }
    this.said.textContent = this.compose();
  }

  finish() {
    const wrong = [...this.panel.querySelectorAll(".slot")].find((input) => !input.checkValidity());
    if (wrong) { wrong.reportValidity(); return; }
    const sentence = this.compose();
    if (sentence) this.done(sentence);
  }

  row(...buttons) {
    return make("p", { className: "builder-keys" }, ...buttons);
  }

  put() {
    const button = make("button", { type: "button", className: "button button-small", textContent: gettext("Vložit větu") });
    button.dataset.put = "";
    button.addEventListener("click", () => this.finish());
    return button;
  }

  cancel() {
    const button = make("button", { type: "button", className: "button button-quiet button-small", textContent: gettext("Zrušit") });
    button.addEventListener("click", () => this.done(null));
    return button;
  }
}

const unique = (items) => [...new Set(items)].slice(0, 300);
const split = (text) => text.split(/\s*,\s*|\s+a\s+/).map((one) => one.trim()).filter(Boolean);
const LABELS = {
  player: gettext("Hráč"), opponent: gettext("Protihráč"), card: gettext("Karta"), cards: gettext("Karty, oddělené čárkami"),
  names: gettext("Hráči, oddělení čárkami"), name: gettext("Hráč"), place: gettext("Kde"), lies: gettext("Kde"),
  type: gettext("Druh karty"), strength: gettext("Síla"), n: gettext("Kolik"), number: gettext("Číslo"),
  counted: gettext("Kolik"), attrs: gettext("Údaje karty"), area: gettext("Oblast"), target: gettext("Cíl"),
  units: gettext("Jednotky"), moves: gettext("Přesun jednotek"), order: gettext("Rozkaz"), phase: gettext("Fáze"),
  host: gettext("Na kartě"), targets: gettext("Cíle, oddělené čárkami"), paid: gettext("Čím se platí"),
  ability: gettext("Schopnost"), challenge: gettext("Druh výzvy"), text: gettext("Věta"), rule: gettext("Pravidlo"),
  choice: gettext("Volba"),
};

// A value as it is typed: without quotes and nouns that the field adds itself.
function bare(value, form) {
  if (!value) return "";
  if (form.as === "card") return value.replaceAll('"', "");
  if (form.as === "cards") return [...value.matchAll(/"([^"]+)"/g)].map((one) => one[1]).join(", ");
  if (form.as === "names") return split(value).join(", ");
  if (form.as === "counted" || form.as === "number") return String(parseInt(value, 10));
  return value;
}

// The table without a server: where there is no network, or where the reader wants it, the browser plays the situation itself.
import { language, root } from "../words.js";
import { liven } from "../table/picture.js";
import { drawn, offered } from "./drawn.js";
import { play, stop } from "./engine.js";

const place = document.querySelector("#vysledek");
const panel = document.querySelector("[data-engine]");
const area = document.querySelector("#text");
const form = area?.form;
const words = panel?.dataset ?? {};
let expects = false; // whether the situation that was played claims anything: a move cannot go behind that

function element(name, text = "", className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

// Rules are known by their keys: `agot-ccg 7.12` has its page at /agot-ccg/7.12/, in another language at /en/agot-ccg/7.12/.
function chips(rules) {
  const list = element("p", "", "chips");
  for (const rule of rules) {
    const chip = element("a", rule.replace(/^\S+ /, ""), "chip");
    chip.href = `${root}/${rule.replace(" ", "/")}/`;
    chip.title = rule;
    list.append(chip, " ");
  }
  return list;
}

const titled = (slug) => [...form.elements.book.options].find(({ value }) => slug && value === slug)?.textContent ?? "";

function shownStep(step) {
  const item = element("li", "", step.kind === "move" ? "step-move" : "step-start");
  item.append(element("p", step.text, "step-done"));
  for (const one of step.changes) item.append(element("p", `${one.what}: ${one.before} → ${one.after}`, "meta"));
  if (step.sum.length > 1) item.append(element("p", step.sum.map(({ what, value }) => `${what} ${value}`).join(" + "), "meta"));
  if (step.rules.length) item.append(chips(step.rules));
  return item;
}

function leaned({ found, cut_short: cutShort }) {
  const list = element("ul");
  for (const { text, instead } of found) list.append(element("li", `${text}. ${words.unless} ${instead}`));
  const section = element("div", "", "leanings");
  if (found.length) section.append(element("p", words.assumed), list);
  if (cutShort) section.append(element("p", cutShort));
  return section;
}

function shownReport(report, faults, leanings) {
  const section = element("section", "", "report");
  const verdict = element("div", "", `verdict verdict-${report.verdict}`);
  verdict.append(element("span", words[report.verdict] ?? report.verdict_text, "verdict-word"), element("p", report.reason || words.met));
  if (report.why.length) verdict.append(element("p", words.why), chips(report.why));
  if ((leanings.found?.length || leanings.cut_short) && report.verdict !== "confirmed") verdict.append(leaned(leanings));
  section.append(element("h2", [report.name || words.situation, titled(report.edition)].filter(Boolean).join(" · ")), verdict);
  if (faults.length) {
    const list = element("ul", "", "faults");
    for (const fault of faults) {
      const said = fault.meant.length ? ` ${words.meant} ${fault.meant[0].text}` : "";
      list.append(element("li", `${words.line} ${fault.line}: ${fault.message}${said}`));
    }
    section.append(list);
  }
  const steps = element("ol", "", "trace");
  steps.append(...report.trace.filter(({ kind }) => kind !== "ahead").map(shownStep));
  section.append(steps, element("p", words.whose, "meta"));
  return section;
}

function shownLegal(legal) {
  const section = element("section", "", "section");
  const list = element("ul", "", "proofs");
  for (const choice of legal.choices) {
    const item = document.createElement("li");
    item.append(element("span", choice.text), chips(choice.rules));
    list.append(item);
  }
  section.append(element("h2", legal.player ? `${words.may} ${legal.player}` : words.open), list);
  return section;
}

// The table after the moves and what may be said there, as the server shows it.
function shownMoment(moment) {
  const section = element("section", "", "moment");
  const picture = drawn(moment.picture);
  if (picture) section.append(picture);
  const moves = moment.legal.filter(({ onward, aside }) => !onward && !aside);
  const can = element("div", "", "can");
  can.append(element("h3", moment.player ? `${words.may} ${moment.player}` : words.open), offered(moves, form.id));
  if (moves.length) section.append(can);
  expects = moment.sentences.some(({ kind }) => kind === "then");
  return section;
}

// What the pressed button asks, as the engine takes it; a move goes behind the others here, all else that changes the text is added by the server.
function asked(button) {
  const says = button?.name === "say" && !expects;
  if (button?.name && button.name !== "ask" && !says) return null;
  if (says) {
    area.value = `${area.value.trimEnd()}\nKdyž ${button.value}\n`;
    area.dispatchEvent(new Event("input"));
  }
  const ask = says ? "" : button?.value ?? "";
  const posed = { text: area.value, book: form.elements.book.value, scope: form.elements.scope.value, legal: true, table: true };
  if (ask === "why") return { ...posed, why: true };
  return ask === "editions" ? { ...posed, everywhere: true, table: false } : { ...posed, ask };
}

async function playHere(posed) {
  const waiting = element("div", "", "notice");
  const told = element("p", words.beginning);
  const ending = element("button", words.halt, "button button-quiet button-small");
  ending.type = "button";
  ending.addEventListener("click", stop);
  told.setAttribute("role", "status");
  waiting.append(told, ending);
  place.replaceChildren(waiting);
  const on = {
    stage: (stage) => { told.textContent = words[stage] || words.playing; },
    progress: (positions) => { told.textContent = `${words.playing} ${positions.toLocaleString(language)}`; },
  };
  try {
    const answer = JSON.parse(await play(words.engine, posed, on));
    place.replaceChildren(...answer.reports.map((report) => shownReport(report, answer.faults, answer.leanings)));
    if (answer.moment.legal && !answer.faults.length) place.append(shownMoment(answer.moment));
    else if (answer.legal?.choices.length) place.append(shownLegal(answer.legal));
    liven(place);
    const verdict = place.querySelector(".verdict");
    verdict.tabIndex = -1;
    verdict.focus();
  } catch (error) {
    const said = error.message === "stopped" ? words.stopped : `${words.failed} ${error.message}`;
    place.replaceChildren(element("p", said, "notice"));
  }
}

if (panel && form && window.Worker && window.WebAssembly) {
  panel.hidden = false;
  const chosen = panel.querySelector("input");
  form.addEventListener("submit", (event) => {
    if (!chosen.checked && navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const posed = asked(event.submitter);
    if (posed) playHere(posed);
    else place.prepend(element("p", words.server, "notice"));
  }, true);
}

// The judge's table: the form is sent and answered in place; without this script the same form works page by page.
import { ask, stop } from "./asking.js";
import { History } from "./history.js";
import { liven } from "./picture.js";
import { Sentences } from "./sentences.js";

const form = document.querySelector("#stul");
const area = document.querySelector("#text");
const book = document.querySelector("#hra");
const place = document.querySelector("#vysledek");
const past = new History(form, (state) => show(state));
const sentences = new Sentences(document.querySelector("#vety"), area, book, form.dataset.words, () => send(null, [], true), () => edited);

// What a button does besides asking: these change the text, so the way back is kept.
const EDITS = ["say", "put", "assume", "play", "mend"];

function show(state) {
  area.value = state.text;
  sentences.read();
  send(null, state.at === "" ? [] : [["at", state.at]], true);
}

// A click that changes the text is on its way: whatever is pressed meanwhile waits for it, so that no click is lost.
let edited = Promise.resolve();

function send(button, more = [], quietly = false) {
  const sent = edited.then(() => sending(button, more, quietly));
  if (EDITS.includes(button?.name)) edited = sent.catch(() => {});
  return sent;
}

async function sending(button, more, quietly) {
  const data = new FormData(form);
  for (const name of ["at", ...EDITS]) data.delete(name);
  if (button?.name) data.set(button.name, button.value);
  for (const [name, value] of more) data.set(name, value);
  const shown = place.querySelector("#text-po");
  if (shown) renumber(data, shown.value, area.value);
  const edits = EDITS.includes(button?.name);
  const focus = edits || button?.name === "at" ? "#chvile-nadpis" : "#odpoved";
  const before = area.value;
  const done = await ask(form, place, data);
  if (!done) return;
  const after = place.querySelector("#text-po");
  if (after) take(after, before, data, edits);
  // Who is writing the next sentence already goes on writing.
  if (!quietly && !document.activeElement?.closest(".builder")) move(focus);
}

// What an answer offers names lines of the text it was given to. Where a sentence has come or gone since, they are counted anew.
function renumber(data, older, newer) {
  const [was, now] = [older, newer].map((text) => text.trimEnd().split("\n"));
  let same = 0;
  while (same < was.length && was[same] === now[same]) same += 1;
  const moved = (line) => (line > same && same < was.length ? Math.max(same, line + now.length - was.length) : line);
  for (const name of ["cut", "given", "last"]) {
    const line = Number(data.get(name));
    if (line) data.set(name, String(moved(line)));
  }
  for (const name of ["put", "assume"]) {
    const value = data.get(name);
    if (value) data.set(name, value.replace(/^[1-9]\d*(?=:)/, (line) => String(moved(Number(line)))));
  }
}

// What was written while the answer was on its way stays: after a click what the click has added is added to it.
function written(after, before, edits) {
  if (area.value === before) return after;
  if (!edits) return area.value;
  return after.startsWith(before.trimEnd()) ? `${area.value.trimEnd()}${after.slice(before.trimEnd().length)}` : after;
}

// The text after a click, and the book it turned out to be of.
function take(after, before, data, edits) {
  const text = written(after.value, before, edits);
  if (text !== area.value) area.value = text;
  past.note(before, area.value, data.get("at") ?? "", data.has("say"));
  if (after.dataset.book && !book.value) book.value = after.dataset.book;
  sentences.read([...place.querySelectorAll(".faults > ol > li")].map((fault) => Number(fault.dataset.line)), heard(after));
  const made = new URLSearchParams({ text: area.value });
  const link = place.querySelector("#odkaz");
  history.replaceState(null, "", link ? new URL(link.value).search : made.size > 3000 ? "" : `?${made}`);
  // The page in another language is asked the same.
  for (const other of document.querySelectorAll("a.language")) other.search = location.search;
  wire();
}

// Of what kind each line was read, by what it says: setup and moves are told apart however hurriedly they were typed.
function heard(after) {
  const lines = after.value.split("\n");
  const told = (after.dataset.kinds ?? "").split(" ").filter(Boolean).map((one) => one.split(":"));
  return new Map(told.map(([line, kind]) => [(lines[line - 1] ?? "").trim(), kind]));
}

function move(selector) {
  const target = place.querySelector(selector) ?? place.querySelector("#odpoved");
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const gently = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  target.scrollIntoView({ block: "start", behavior: gently });
}

// Buttons of the answer that are only worth having with a script.
function wire() {
  past.draw(document.querySelector("#zpet"));
  document.querySelector(".judge").classList.remove("judge-empty");
  liven(place);
  for (const button of place.querySelectorAll("[data-copy]")) {
    if (!navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = button.dataset.done;
    });
  }
}

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (event.target !== form || button?.hasAttribute("data-plain")) return;
  event.preventDefault();
  if (button?.dataset.book) book.value = button.dataset.book;
  send(button?.dataset.book ? null : button);
});

document.addEventListener("click", (event) => {
  const start = event.target.closest("[data-begin]");
  const line = event.target.closest("a[data-line]");
  if (start) {
    event.preventDefault();
    area.value = start.dataset.begin;
    book.value = start.closest("[data-book]").dataset.book;
    sentences.read();
    send(null);
  } else if (line) {
    event.preventDefault();
    mark(Number(line.dataset.line));
  } else if (event.target.closest("[data-stop]")) {
    stop();
  }
});

// Takes the reader to a line of the text, with the words that are meant selected.
function mark(number) {
  const lines = area.value.split("\n");
  const from = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const fault = place.querySelector(`.faults li[data-line="${number}"] mark`);
  const at = fault ? lines[number - 1].indexOf(fault.textContent) : -1;
  area.closest("details").open = true;
  area.focus();
  if (at >= 0) area.setSelectionRange(from + at, from + at + fault.textContent.length);
  else area.setSelectionRange(from, from + (lines[number - 1] ?? "").length);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    form.requestSubmit(form.querySelector("button[name=ask]"));
  }
});

// Starts of other books are out of the way once a book is chosen.
function narrow() {
  for (const group of document.querySelectorAll(".starts-book")) group.hidden = Boolean(book.value) && group.dataset.book !== book.value;
}
book.addEventListener("change", () => { narrow(); sentences.load(); });
area.addEventListener("input", () => sentences.later());
narrow();
sentences.load();
const told = place.querySelector("#text-po");
if (told?.dataset.kinds) sentences.heard = heard(told);
if (area.value) { past.note("", area.value, "", false); wire(); }

// The situation as a list of sentences, by what they say; the text beside it is the same record.
import { Builder } from "./builder.js";
import { gettext } from "../words.js";
import { known, loosely, words } from "./words.js";

const KINDS = ["given", "when", "then"];
const OPENING = { given: "Pokud", when: "Když", then: "Pak" };
const TITLES = { given: gettext("Co je na stole"), when: gettext("Co se stane"), then: gettext("Co má platit") };
const EMPTY = {
  given: gettext("Zatím nic."), when: gettext("Zatím nikdo nic neudělal."), then: gettext("Nic; ptát se můžete i tak."),
};
const OPENED = /^(\s*)((?:Pokud|Když|Pak|A také|A|Ale)\s+)?(.*)$/;
const OTHER = /^\s*(?:$|#|@|\||"""|(?:Požadavek|Pravidlo|Příklad|Příklady|Náčrt Scénáře|Osnova scénáře|Scénář|Kontext|Pozadí)\s*:)/;
const OF = { Pokud: "given", Když: "when", Pak: "then" };

export class Sentences {
  // `changed` is told that the text is another; `settled` gives a promise for the clicks that are still changing it.
  constructor(place, area, book, address, changed, settled) {
    Object.assign(this, { place, area, book, address, changed, settled, found: null, wrong: [], heard: new Map(), timer: 0 });
    this.builder = new Builder();
  }

  // The sentences of the chosen book; without a book there is only the text.
  async load() {
    const asked = this.book.value;
    this.found = asked ? await words(this.address, asked) : null;
    if (asked !== this.book.value) return;
    this.place.querySelector(".builder")?.remove(); // its sentence is of another book
    for (const button of this.area.form.querySelectorAll('button[value="editions"]')) button.hidden = this.found?.editions === 1;
    this.scopes();
    this.read();
  }

  // Where lines of play may end is said in the words of the game.
  scopes() {
    const select = this.area.form.elements.scope;
    if (!this.found || !select) return;
    const chosen = select.value;
    const offered = this.found.scopes.map((scope) => element("option", { textContent: scope, selected: scope === chosen }));
    select.replaceChildren(...offered);
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), 400);
  }

  // Told apart again; a book that has just been recognised is loaded first.
  read(wrong = [], heard = null) {
    if (heard) this.heard = heard;
    if (this.book.value && this.found?.book !== this.book.value) { this.wrong = wrong; this.load(); return; }
    this.wrong = wrong;
    this.items = this.parse();
    this.draw();
  }

  parse() {
    const items = [];
    let kind = "";
    for (const [n, raw] of this.area.value.split("\n").entries()) {
      if (OTHER.test(raw)) continue;
      const [, , opener = "", said] = OPENED.exec(raw);
      const told = OF[opener.trim()];
      const order = told ? [told] : kind ? [kind, ...KINDS.slice(KINDS.indexOf(kind)), ...KINDS] : KINDS;
      const match = known(this.found, said.trim(), order);
      kind = told ?? match?.pattern.kind ?? this.heard.get(raw.trim()) ?? loosely(this.found, said.trim(), order) ?? (kind || "given");
      items.push({ line: n + 1, kind, text: said.trim(), match });
    }
    return items;
  }

  // What the situation names already, for the fields of the builder.
  named() {
    const found = { name: new Set(), card: new Set() };
    for (const { match } of this.items) {
      for (const [field, value] of Object.entries(match?.values ?? {})) {
        if (!value) continue;
        const quoted = [...value.matchAll(/"([^"]+)"/g)].map((one) => one[1]);
        for (const name of quoted) found.card.add(name);
        if (!quoted.length && ["player", "opponent"].includes(field)) found.name.add(value);
      }
    }
    return found;
  }

  draw() {
    this.place.hidden = !this.found;
    this.area.form.classList.toggle("has-list", Boolean(this.found));
    if (!this.found) return;
    // What somebody is writing stays, with what they hold: an answer to what was said before may come meanwhile.
    const open = this.place.querySelector(".builder");
    const held = open?.contains(document.activeElement) ? document.activeElement : null;
    const sections = KINDS.map((kind) => this.section(kind));
    if (open) sections[KINDS.indexOf(this.builder.kind)].append(open);
    this.place.replaceChildren(...sections);
    held?.focus({ preventScroll: true });
  }

  section(kind) {
    const section = element("section", { className: "sentences" });
    const title = element("h2", { textContent: TITLES[kind] });
    const list = element("ol", {});
    const items = this.items.filter((item) => item.kind === kind);
    list.append(...items.map((item) => this.row(item, section)));
    const add = element("button", { type: "button", className: "button button-quiet button-small add", textContent: gettext("Přidat větu") });
    add.dataset.add = kind;
    add.addEventListener("click", () => this.build(kind, section, null));
    section.append(title, items.length ? list : element("p", { className: "meta", textContent: EMPTY[kind] }), add);
    return section;
  }

  row(item, section) {
    const row = element("li", { className: this.wrong.includes(item.line) ? "sentence sentence-bad" : "sentence" });
    const edit = element("button", { type: "button", className: "sentence-text", textContent: printed(item.text) });
    edit.title = gettext("Změnit větu");
    edit.addEventListener("click", () => this.build(item.kind, section, item));
    const drop = element("button", { type: "button", className: "sentence-drop", textContent: "×" });
    drop.setAttribute("aria-label", gettext("Odebrat větu: %(text)s", { text: printed(item.text) }));
    drop.addEventListener("click", async () => {
      await this.settled();
      this.drop(item);
    });
    row.append(edit, drop);
    return row;
  }

  build(kind, section, item) {
    this.place.querySelector(".builder")?.remove();
    const panel = this.builder.open(this.found, kind, this.named(), item?.match ?? null, item?.text ?? "", async (sentence) => {
      panel.remove();
      await this.settled();
      if (sentence !== null) item ? this.replace(item, sentence) : this.insert(this.builder.kind, sentence);
      else this.draw();
      this.place.querySelector(`[data-add="${kind}"]`).focus();
    });
    section.append(panel);
    panel.querySelector("input, select, button").focus({ preventScroll: true });
    // On a phone the keyboard takes the lower half: what is being written goes to the top.
    panel.scrollIntoView({ block: matchMedia("(pointer: coarse)").matches ? "start" : "nearest" });
  }

  // The sentence may have moved while it was being changed.
  now(item) {
    const same = this.items.filter((other) => other.text === item.text);
    return same.find((other) => other.line === item.line) ?? same[0];
  }

  replace(item, sentence) {
    const now = this.now(item);
    if (!now) { this.insert(item.kind, sentence); return; }
    const lines = this.area.value.split("\n");
    const [, indent, opener = ""] = OPENED.exec(lines[now.line - 1]);
    lines[now.line - 1] = `${indent}${opener}${sentence}`;
    this.write(lines);
  }

  drop(sentence) {
    const item = this.now(sentence);
    if (!item) return;
    const lines = this.area.value.split("\n");
    const [, , opener = ""] = OPENED.exec(lines[item.line - 1]);
    lines.splice(item.line - 1, 1);
    const next = this.items.find((other) => other.line > item.line);
    if (OF[opener.trim()] && next?.kind === item.kind) {
      const at = next.line - 2;
      lines[at] = lines[at].replace(/^(\s*)(?:A také|A|Ale)\s+/, `$1${opener}`);
    }
    this.write(lines);
  }

  // Behind the last sentence of its kind, else before the first of a later kind, else at the end.
  insert(kind, sentence) {
    const lines = this.area.value.trimEnd() ? this.area.value.trimEnd().split("\n") : [];
    const same = this.items.filter((item) => item.kind === kind);
    const further = this.items.find((item) => KINDS.indexOf(item.kind) > KINDS.indexOf(kind));
    const at = same.length ? same.at(-1).line : further ? further.line - 1 : lines.length;
    const beside = (lines[(same.at(-1)?.line ?? further?.line ?? lines.length) - 1] ?? "").match(/^\s*/)[0];
    lines.splice(at, 0, `${beside}${same.length ? "A" : OPENING[kind]} ${sentence}`);
    this.write(lines);
  }

  write(lines) {
    this.area.value = `${lines.join("\n").trimEnd()}\n`;
    this.read();
    this.changed();
  }
}

// As it would be printed; the text itself keeps plain quotation marks.
const printed = (text) => text.replace(/"([^"\n]+)"/g, "„$1“");

export function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

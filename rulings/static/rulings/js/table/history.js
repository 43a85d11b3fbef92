// The way back: every text that was on the table, undone and done again; moves that were left for others stay as branches.
import { gettext } from "../words.js";

const MOST = 60;

export class History {
  constructor(form, show) {
    this.form = form;
    this.show = show;
    this.states = [];
    this.at = -1;
    this.branches = [];
  }

  // A new text on the table. One that is played from an earlier moment leaves its own further moves behind as a branch.
  note(before, text, at, played) {
    const now = this.states[this.at];
    if (now && now.text === text) { now.at = at; return; }
    if (played && before && !text.startsWith(before.trimEnd())) this.keep(before);
    for (const left of this.states.slice(this.at + 1)) this.keep(left.text);
    this.states = [...this.states.slice(0, this.at + 1), { text, at }].slice(-MOST);
    this.at = this.states.length - 1;
    this.branches = this.branches.filter((branch) => !text.startsWith(branch.trimEnd()));
  }

  keep(text) {
    const longer = this.branches.some((branch) => branch.startsWith(text.trimEnd()));
    if (text.trim() && !longer) this.branches = [...this.branches.filter((branch) => !text.startsWith(branch.trimEnd())), text].slice(-8);
  }

  go(step) {
    const state = this.states[this.at + step];
    if (!state) return;
    this.at += step;
    this.show(state);
  }

  // Undo, redo and the branches, under the sentences.
  draw(row) {
    row.hidden = this.states.length < 2 && !this.branches.length;
    row.replaceChildren();
    row.append(this.button(gettext("Vrátit zpět"), this.at > 0, () => this.go(-1), "undo"));
    row.append(this.button(gettext("Znovu"), this.at < this.states.length - 1, () => this.go(1), "redo"));
    for (const [n, branch] of this.branches.entries()) {
      const last = branch.trim().split("\n").at(-1).trim().replace(/^(Když|A|Pak) /, "");
      const button = this.button(gettext("Větev %(n)s: %(last)s", { n: n + 1, last }), true, () => {
        this.branches = this.branches.filter((one) => one !== branch);
        this.keep(this.states[this.at].text);
        this.show({ text: branch, at: "" });
      }, "branch");
      row.append(button);
    }
  }

  button(label, works, act, name) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button-quiet button-small";
    button.textContent = label;
    button.disabled = !works;
    button.dataset.history = name;
    button.addEventListener("click", act);
    return button;
  }
}

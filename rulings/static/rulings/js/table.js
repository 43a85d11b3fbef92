// The table: examples go into the text where the cursor is, Ctrl+Enter plays it.
const area = document.querySelector("#text");
const form = area.form;

// "Pokud", "Když", "Pak" once, "A" for what follows in the same part.
function opening(before, word) {
  if (!word) return "";
  const steps = before.split("\n").map((line) => line.trim().split(" ")[0]).filter((first) => ["Pokud", "Když", "Pak"].includes(first));
  return steps.at(-1) === word ? "A " : `${word} `;
}

for (const button of document.querySelectorAll("button[data-insert]")) {
  button.addEventListener("click", () => {
    const before = area.value.slice(0, area.selectionStart);
    const indent = /(^|\n)( *)[^\n]*$/.exec(before)[2];
    const fresh = before === "" || /\n *$/.test(before);
    area.focus();
    const text = (fresh ? "" : `\n${indent}`) + opening(before, button.dataset.word) + button.dataset.insert;
    // Keeps the browser's own undo; where that is gone, the text still arrives.
    if (!document.execCommand("insertText", false, text)) area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
    area.scrollIntoView({ block: "nearest" });
  });
}

area.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    form.requestSubmit();
  }
});

const filter = document.querySelector("#vocabulary-filter");
if (filter) {
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  filter.hidden = false;
  filter.addEventListener("input", () => {
    const asked = plain(filter.value.trim());
    for (const item of document.querySelectorAll("[data-pattern]")) item.hidden = !plain(item.textContent).includes(asked);
    for (const group of document.querySelectorAll(".helper details")) {
      group.hidden = !group.querySelector("[data-pattern]:not([hidden])");
      if (asked) group.open = true;
    }
  });
}

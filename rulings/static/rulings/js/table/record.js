// Practice: what was answered rightly, kept in this browser and nowhere else.
import { gettext } from "../words.js";

const NAME = "arbitr-cviceni";
const read = () => { try { return JSON.parse(localStorage.getItem(NAME)) ?? {}; } catch { return {}; } };

const told = document.querySelector("[data-practice]");
if (told) {
  const record = read();
  const chapter = (record[told.dataset.practice] ??= {});
  chapter[told.dataset.scenario] ??= Number(told.dataset.right);
  try { localStorage.setItem(NAME, JSON.stringify(record)); } catch { /* a private window keeps nothing */ }
  told.focus();
}
const record = read();
for (const place of document.querySelectorAll("[data-record]")) {
  const answers = Object.values(record[place.dataset.record] ?? {});
  if (!answers.length) continue;
  place.textContent = gettext("správně %(right)s z %(all)s", { right: answers.filter(Boolean).length, all: answers.length });
}
const forget = document.querySelector("[data-forget]");
if (forget && Object.keys(record).length) {
  forget.hidden = false;
  forget.addEventListener("click", () => { localStorage.removeItem(NAME); location.reload(); });
}

// The definition of a term beside the term: on hover, on keyboard focus, on tap. Escape closes it.
const ID = "term-popover";
let box = null;
let owner = null;
let leaving = 0;

const element = (name, text, className) => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

function close() {
  clearTimeout(leaving);
  box?.remove();
  owner?.removeAttribute("aria-describedby");
  box = owner = null;
}

function open(term) {
  if (owner === term) return clearTimeout(leaving);
  close();
  owner = term;
  box = element("div", "", "popover");
  box.id = ID;
  box.setAttribute("role", "tooltip");
  const title = element("strong", term.dataset.term || term.textContent);
  if (term.dataset.english) title.append(" ", element("em", term.dataset.english));
  const link = element("a", document.documentElement.dataset.openTerm);
  link.href = term.href;
  link.tabIndex = -1;
  box.append(title, element("p", term.dataset.definition), link);
  box.addEventListener("pointerenter", () => clearTimeout(leaving));
  box.addEventListener("pointerleave", later);
  document.body.append(box);
  term.setAttribute("aria-describedby", ID);
  place();
}

function place() {
  const at = owner.getClientRects()[0];
  const room = document.documentElement.clientWidth - box.offsetWidth - 16;
  const below = at.bottom + box.offsetHeight + 8 < window.innerHeight || at.top < box.offsetHeight + 8;
  box.style.left = `${Math.max(16, Math.min(at.left, room)) + window.scrollX}px`;
  box.style.top = `${(below ? at.bottom + 6 : at.top - box.offsetHeight - 6) + window.scrollY}px`;
}

function later() {
  clearTimeout(leaving);
  leaving = setTimeout(close, 200);
}

const term = (event) => event.target.closest?.("a.term[data-definition]");

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && term(event)) open(term(event));
});
document.addEventListener("pointerout", (event) => {
  if (event.pointerType === "mouse" && term(event)) later();
});
document.addEventListener("focusin", (event) => (term(event)?.matches(":focus-visible") ? open(term(event)) : null));
document.addEventListener("focusout", (event) => term(event) && later());
document.addEventListener("keydown", (event) => event.key === "Escape" && close());
document.addEventListener("click", (event) => {
  const tapped = term(event);
  if (!tapped && !event.target.closest(".popover")) return close();
  // A first tap explains, a second one (or the link inside) opens the page.
  if (tapped && event.pointerType === "touch" && !(owner === tapped && tapped.dataset.tapped)) {
    event.preventDefault();
    open(tapped);
    tapped.dataset.tapped = "1";
  }
});

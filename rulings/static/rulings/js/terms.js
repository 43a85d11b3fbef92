// What a link leads to, beside the link: the definition of a term, the text of a rule. On hover, on keyboard focus, on tap; Escape
// closes it. A term brings its definition along; the text of a rule is fetched when somebody asks for it.
const ID = "term-popover";
const PAUSE = 150; // milliseconds over a link before its rule is fetched
const fetched = new Map();
let box = null;
let owner = null;
let leaving = 0;
let coming = 0;

const element = (name, text, className) => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

function close() {
  clearTimeout(leaving);
  clearTimeout(coming);
  box?.remove();
  owner?.removeAttribute("aria-describedby");
  box = owner = null;
}

function definition(term) {
  const title = element("strong", term.dataset.term || term.textContent);
  if (term.dataset.english) title.append(" ", element("em", term.dataset.english));
  const link = element("a", document.documentElement.dataset.openTerm);
  link.href = term.href;
  link.tabIndex = -1;
  return [title, element("p", term.dataset.definition), link];
}

async function text(link) {
  if (!fetched.has(link.pathname)) {
    const answer = await fetch(`${link.pathname}ukazka/`);
    if (!answer.ok) throw new Error(answer.status);
    fetched.set(link.pathname, await answer.text());
  }
  const page = new DOMParser().parseFromString(fetched.get(link.pathname), "text/html");
  for (const one of page.querySelectorAll("a")) one.tabIndex = -1;
  return [...page.body.childNodes];
}

function show(link, parts) {
  close();
  owner = link;
  box = element("div", "", "popover");
  box.id = ID;
  box.setAttribute("role", "tooltip");
  box.append(...parts);
  box.addEventListener("pointerenter", () => clearTimeout(leaving));
  box.addEventListener("pointerleave", later);
  (document.querySelector("main") ?? document.body).append(box);
  link.setAttribute("aria-describedby", ID);
  place();
}

function open(link, pause = 0) {
  clearTimeout(leaving);
  if (owner === link) return;
  if (link.dataset.definition) return show(link, definition(link));
  if (link.title) { // the card says more than the browser's own label, and both at once are too many
    link.setAttribute("aria-label", `${link.textContent.trim()} ${link.title}`);
    link.removeAttribute("title");
  }
  clearTimeout(coming);
  coming = setTimeout(async () => {
    try {
      const parts = await text(link);
      if (link.isConnected) show(link, parts);
    } catch {
      close(); // without a network the link is still a link
    }
  }, pause);
}

function place() {
  const at = owner.getClientRects()[0];
  const room = document.documentElement.clientWidth - box.offsetWidth - 16;
  const below = at.bottom + box.offsetHeight + 8 < window.innerHeight || at.top < box.offsetHeight + 8;
  box.style.left = `${Math.max(16, Math.min(at.left, room)) + window.scrollX}px`;
  box.style.top = `${(below ? at.bottom + 6 : at.top - box.offsetHeight - 6) + window.scrollY}px`;
}

function later() {
  clearTimeout(coming);
  clearTimeout(leaving);
  leaving = setTimeout(close, 200);
}

const explained = (event) => {
  const link = event.target.closest?.("a.term[data-definition], a.ref, a.cite, a.chip");
  return link && !link.closest(".popover") ? link : null;
};

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && explained(event)) open(explained(event), PAUSE);
});
document.addEventListener("pointerout", (event) => {
  if (event.pointerType === "mouse" && explained(event)) later();
});
document.addEventListener("focusin", (event) => (explained(event)?.matches(":focus-visible") ? open(explained(event)) : null));
document.addEventListener("focusout", (event) => explained(event) && later());
document.addEventListener("keydown", (event) => event.key === "Escape" && close());
document.addEventListener("click", (event) => {
  const tapped = explained(event);
  if (!tapped && !event.target.closest(".popover")) return close();
  // A first tap explains, a second one (or the link inside) opens the page.
  if (tapped && event.pointerType === "touch" && !(owner === tapped && tapped.dataset.tapped)) {
    event.preventDefault();
    open(tapped);
    tapped.dataset.tapped = "1";
  }
});

// "/" goes to the search field, as on every good reference.
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector("main input[type=search]") || document.querySelector("input[type=search]");
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
});

// Copy buttons stay hidden where they could not work.
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  const label = button.textContent;
  const told = document.createElement("span");
  told.className = "visually-hidden";
  told.setAttribute("role", "status");
  button.after(told);
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      return; // the browser refused; the text can still be marked by hand
    }
    button.textContent = told.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = label; told.textContent = ""; }, 2000);
  });
}

// On a phone the outline starts folded; on a desk it is always there.
const wide = window.matchMedia("(min-width: 62rem)");
const unfold = () => {
  for (const outline of document.querySelectorAll("details[data-open-wide]")) outline.open = wide.matches;
};
wide.addEventListener("change", unfold);
unfold();

// Where the menu of a book is wider than the screen, the page that is open stands in view.
const menu = document.querySelector(".book-nav ul");
const open = menu?.querySelector("[aria-current]");
if (open) menu.scrollLeft = open.offsetLeft - menu.offsetLeft - (menu.clientWidth - open.offsetWidth) / 2;

// Long lists start folded on a phone, except for the part that the address points into.
if (!wide.matches) {
  for (const part of document.querySelectorAll("details[data-fold-narrow]")) part.open = `#${encodeURIComponent(part.id)}` === location.hash;
}

// The outline of a chapter follows the reader.
const outline = document.querySelector("[data-follow]");
if (outline && "IntersectionObserver" in window) {
  const here = outline.querySelector("[data-here]");
  const links = new Map([...outline.querySelectorAll("a[href^='#']")].map((link) => [link.hash.slice(1), link]));
  const seen = new Set();
  const follow = new IntersectionObserver((entries) => {
    for (const entry of entries) seen[entry.isIntersecting ? "add" : "delete"](entry.target.id);
    const first = [...links.keys()].find((id) => seen.has(id));
    if (!first) return;
    for (const [id, link] of links) {
      if (id !== first) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "location");
        if (here) here.textContent = link.textContent.trim().replace(/\s+/g, " ");
        const list = outline.getBoundingClientRect();
        const at = link.getBoundingClientRect();
        if (at.top < list.top || at.bottom > list.bottom) outline.scrollTop += at.top - list.top - list.height / 2;
        if (at.left < list.left || at.right > list.right) outline.scrollLeft += at.left - list.left - list.width / 2;
      }
    }
  }, { rootMargin: "-15% 0px -60%" });
  for (const id of links.keys()) {
    const rule = document.getElementById(id);
    if (rule) follow.observe(rule);
  }
}

// A map that is larger than the screen begins where something lies or can be done, else with its middle.
export function centre(place) {
  for (const map of place.querySelectorAll(".map-frame")) {
    const frame = map.getBoundingClientRect();
    const spots = [...map.querySelectorAll(".playable, .area-army, .order")].map((one) => one.getBoundingClientRect()).map(middle);
    const mean = spots.length && [0, 1].map((way) => spots.reduce((sum, one) => sum + one[way], 0) / spots.length);
    const [spot] = spots.sort((one, other) => Math.hypot(one[0] - mean[0], one[1] - mean[1]) - Math.hypot(other[0] - mean[0], other[1] - mean[1]));
    map.scrollLeft += spot ? spot[0] - middle(frame)[0] : (map.scrollWidth - map.clientWidth) / 2;
    if (spot) map.scrollTop += spot[1] - middle(frame)[1];
  }
}
function middle({ left, top, width, height }) {
  return [left + width / 2, top + height / 2];
}
centre(document);

// A part that an address points into opens; so do those it stands in.
const unfoldTarget = () => {
  let part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (; part; part = part.parentElement) if (part.tagName === "DETAILS") part.open = true;
};
window.addEventListener("hashchange", unfoldTarget);
unfoldTarget();

// Filters act at once; their button is for browsers without scripts.
for (const form of document.querySelectorAll("form[data-auto]")) {
  form.addEventListener("change", () => form.requestSubmit());
}
for (const choice of document.querySelectorAll("select[data-auto]")) {
  choice.addEventListener("change", () => choice.form.requestSubmit());
}

// The site works without a network after one visit; the worker asks for nothing until the page stands.
if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", async () => {
    await navigator.serviceWorker.register("/sw.js").catch(() => null);
    (await navigator.serviceWorker.ready).active?.postMessage("keep");
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => navigator.serviceWorker.controller?.postMessage("keep"));
}

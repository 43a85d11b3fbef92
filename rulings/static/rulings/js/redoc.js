// The description of the API as a text to read (ReDoc), in the dress of the site.
const place = document.getElementById("redoc");
const named = getComputedStyle(document.documentElement);
const tint = (name) => {
  place.style.setProperty("outline-color", `var(${name})`); // light-dark() is settled only where it is used, and here it is light
  return getComputedStyle(place).outlineColor;
};
const serif = named.getPropertyValue("--serif");

// Its makers' logo would be fetched from their server: nothing here is. Their name stays.
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const ours = (address) => (String(address).startsWith("https://cdn.redoc.ly/") ? EMPTY : address);
const set = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  set.call(this, name, name === "src" ? ours(value) : value);
};
const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
Object.defineProperty(HTMLImageElement.prototype, "src", { ...src, set(value) { src.set.call(this, ours(value)); } });

// Its headings leap from the second level to the fifth.
new MutationObserver(() => {
  for (const heading of place.querySelectorAll("h5:not([aria-level])")) heading.setAttribute("aria-level", "3");
}).observe(place, { childList: true, subtree: true });

Redoc.init(place.dataset.schema, {
  disableSearch: true, // it wants a worker made of a string, which our policy does not let in
  hideDownloadButton: true,
  nativeScrollbars: true,
  scrollYOffset: 56,
  theme: {
    colors: { primary: { main: tint("--accent") }, text: { primary: tint("--ink") }, error: { main: tint("--no") }, responses: { success: { color: tint("--yes") }, error: { color: tint("--no") } } },
    typography: { fontFamily: serif, fontSize: "16px", headings: { fontFamily: serif, fontWeight: "600" }, code: { fontSize: "13px" } },
    sidebar: { backgroundColor: tint("--wash"), textColor: tint("--ink") },
    rightPanel: { backgroundColor: "#2b2925" },
  },
}, place);

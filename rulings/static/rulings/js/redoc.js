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

// What it lets nobody name in another language, it says in English: on a Czech page these words are changed where they stand.
const LABELS = {
  enum: "Jedna z hodnot", enumSingleValue: "Hodnota", enumArray: "Položky z hodnot", default: "Výchozí", deprecated: "Na odchodu",
  example: "Příklad", examples: "Příklady", recursive: "Opakuje se", arrayOf: "Seznam: ", webhook: "Událost", const: "Hodnota",
  noResultsFound: "Nic nenalezeno", download: "Stáhnout", downloadSpecification: "Stáhnout popis", responses: "Odpovědi",
  callbackResponses: "Odpovědi na zpětné volání", requestSamples: "Příklady dotazu", responseSamples: "Příklady odpovědi",
};
const SAID = {
  "Request Body schema:": "Tělo dotazu:", "Response Schema:": "Odpověď:", "Response Headers": "Hlavičky odpovědi", "Content type": "Druh obsahu",
  "Response Schema": "Odpověď", "Request Body schema": "Tělo dotazu", required: "povinné", "additional property": "další vlastnost",
  "Expand all": "Rozbalit vše", "Collapse all": "Sbalit vše", Copy: "Kopírovat", Copied: "Zkopírováno", Payload: "Tělo dotazu",
  "API docs by Redocly": "Zobrazuje Redocly", "License:": "Licence:", "Any of": "Kterékoli z", "One of": "Jedno z",
  "Authorizations:": "Přihlášení:", None: "žádné", "non-empty": "neprázdné", Array: "Seznam",
};
const TYPES = { string: "text", strings: "texty", integer: "celé číslo", integers: "celá čísla", number: "číslo", numbers: "čísla", boolean: "ano/ne", object: "objekt", objects: "objekty", any: "cokoli", null: "nic" };
const PLACES = { path: "Parametry v adrese", query: "Parametry za otazníkem", header: "Parametry v hlavičkách", cookie: "Parametry v cookies", Parameters: "" };
const czech = document.documentElement.lang === "cs";
const OURS = ":is(p, code, pre, h1, h2, h3, .redoc-json, .property-name)"; // what the description itself says stays as it is

function inCzech(plain, at) {
  if (at.closest("h5") && Object.hasOwn(PLACES, plain)) return PLACES[plain];
  if (Object.hasOwn(SAID, plain)) return SAID[plain];
  if (/^[a-z]+( or [a-z]+)*$/.test(plain) && plain.split(" or ").every((type) => Object.hasOwn(TYPES, type))) {
    return [...new Set(plain.split(" or "))].map((type) => TYPES[type]).join(" nebo ");
  }
  return plain.replace(/^(\[.*\]|[<>]?=? ?\d+) characters$/, "$1 znaků").replace(/^(\[.*\]|[<>]?=? ?\d+) items$/, "$1 položek");
}

function said(within) {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const plain = text.data.trim();
    if (!plain || text.parentElement.closest(OURS)) continue;
    const told = inCzech(plain, text.parentElement);
    if (told !== plain) text.data = text.data.replace(plain, told);
  }
}

// Its headings leap from the second level to the fifth.
new MutationObserver(() => {
  for (const heading of place.querySelectorAll("h5:not([aria-level])")) heading.setAttribute("aria-level", "3");
  if (czech) said(place);
}).observe(place, { childList: true, subtree: true });

Redoc.init(place.dataset.schema, {
  labels: czech ? LABELS : {},
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

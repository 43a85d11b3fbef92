// What scripts say, in the language of the page. The Czech stands in the scripts; any other language comes with the page as data.
const place = document.querySelector("#slova");
const known = place ? JSON.parse(place.textContent) : {};

// The words with the names in them filled: gettext("Větev %(n)s", { n: 2 }).
export const gettext = (czech, named = {}) => (known[czech] ?? czech).replace(/%\((\w+)\)s/g, (hole, name) => named[name] ?? hole);

export const language = document.documentElement.lang;

// What the addresses of pages in this language begin with.
export const root = language === "cs" ? "" : `/${language}`;

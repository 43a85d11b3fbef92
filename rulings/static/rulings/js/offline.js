// What stands in the place of a page that cannot be fetched: the entry that lives at this address, or what was searched for.
import { root } from "./words.js";

const place = document.querySelector("#bez-site");
const labels = JSON.parse(document.querySelector("#popisky")?.textContent ?? "{}"); // the books are kept once, in Czech
const called = (label) => labels[label] ?? label;
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const words = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) || [];
const IDLE = new Set("a i o u k s v z na do se si je to co kdo jak kdy kde ma mam muze muzu smi lze nebo ale ze pri po za jsou byt".split(" "));
const MOST = 30;
const CZECH = { lang: "cs" };

// Czech bends the end of a word: most of it is enough to know it by.
const stem = (word) => (word.length > 4 && !/\d/.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word);

async function library() {
  const links = [...place.querySelectorAll("[data-book]")];
  const loaded = await Promise.all(links.map(async (link) => {
    try {
      const answer = await fetch(link.dataset.book);
      return answer.ok ? await answer.json() : null;
    } catch {
      return null;
    }
  }));
  return loaded.filter(Boolean);
}

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// A text in paragraphs and lists, with the numbers of rules of the same book as links.
function told(text, book) {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split("\n");
    const list = lines.every((line) => /^\s*(-|\d+\.)\s/.test(line));
    const made = document.createElement(list ? "ul" : "p");
    for (const line of list ? lines : [lines.join(" ")]) {
      const at = list ? made.appendChild(document.createElement("li")) : made;
      at.append(...linked(line.replace(/^\s*(-|\d+\.)\s+/, list ? "" : "$&"), book));
    }
    return made;
  });
}

function linked(text, book) {
  return text.split(/(\b\d{1,2}\.\d{1,3}[a-z]?\b)/).map((part, index) => {
    const url = `/${book.slug}/${part}/`;
    return index % 2 && book.entries.some((one) => one.url === url) ? element("a", part, { href: root + url }) : part;
  });
}

function entry(one, book) {
  const made = document.createElement("article");
  made.append(element("p", `${called(one.label)} · ${book.title}`, { class: "label" }), element("h1", one.title, CZECH));
  for (const [label, text] of one.parts) {
    const part = document.createElement("div");
    part.className = label ? "example prose" : "prose";
    if (label) part.append(element("span", called(label), { class: "example-label" }));
    part.append(...told(called(text), book));
    made.append(part);
  }
  return made;
}

function outline(books, title) {
  const list = document.createElement("ul");
  list.className = "links";
  for (const { entry: one, book } of books) {
    const item = document.createElement("li");
    item.append(element("a", one.title, { href: root + one.url, ...CZECH }), " ", element("span", `${called(one.label)} · ${book.title}`, { class: "meta" }));
    list.append(item);
  }
  return [element("h1", title), list];
}

const PART = /([-+])?(?:(\p{L}{3,10}):)?(?:"([^"]*)"?|(\S+))/gu;
const KINDS = { pravidlo: "rule", pravidla: "rule", vyklad: "ruling", vyklady: "ruling", pojem: "term", pojmy: "term", karta: "card", karty: "card" };

// The question as the site reads it: words, +words and "phrases" that must be there, -words that must not, hra:, druh:, karta: …
function read(question) {
  const asked = { loose: [], must: [], never: [], book: "", kind: "" };
  for (const [, sign, field = "", phrase, word = ""] of question.matchAll(PART)) {
    const name = plain(field);
    const said = words(phrase ?? word).map(stem);
    if (name === "hra" || name === "kniha") asked.book = plain(phrase ?? word);
    else if (name === "druh") asked.kind = KINDS[plain(phrase ?? word)] ?? "";
    else if (sign === "-" && !/^\d/.test(word)) asked.never.push(said);
    else if (phrase !== undefined || (sign === "+" && !/^\d/.test(word))) asked.must.push(said);
    else if (word !== "OR") asked.loose.push(...said.filter((one) => !IDLE.has(one)));
    if (KINDS[name]) asked.kind = KINDS[name];
  }
  return asked;
}

// Whether words stand next to each other in a list, each in any form.
const holds = (list, said) => list.some((one, at) => said.every((word, n) => (/^\d/.test(word) ? list[at + n] === word : (list[at + n] ?? "").startsWith(word))));

// How much of the question an entry answers: rare words weigh more, a title more than a text.
function search(books, question) {
  const { loose, must, never, book: chosen, kind } = read(question);
  const asked = [...new Set([...loose, ...must.flat()])];
  let all = books.filter(({ slug }) => slug.includes(chosen)).flatMap((book) => book.entries.map((one) => ({ entry: one, book })));
  all = all.filter((row) => !kind || row.entry.kind === kind);
  for (const row of all) {
    row.title = words(`${row.entry.title} ${row.entry.words}`);
    row.text = words(row.entry.parts.map(([, text]) => text).join(" "));
  }
  const has = (row, said) => holds(row.title, said) || holds(row.text, said);
  all = all.filter((row) => must.every((said) => has(row, said)) && !never.some((said) => has(row, said)));
  const score = new Map(all.map((row) => [row, 0]));
  for (const word of asked) {
    const hits = all.map((row) => [row, holds(row.title, [word]) ? 3 : holds(row.text, [word]) ? 1 : 0]).filter(([, weight]) => weight);
    const rare = Math.log(1 + all.length / (1 + hits.length));
    for (const [row, weight] of hits) score.set(row, score.get(row) + weight * rare);
  }
  return all.filter((row) => score.get(row)).sort((a, b) => score.get(b) - score.get(a)).slice(0, MOST);
}

function show(books) {
  const path = decodeURI(location.pathname).slice(root.length);
  const question = new URLSearchParams(location.search).get("q") || "";
  const book = books.find(({ slug }) => path === `/${slug}/` || path.startsWith(`/${slug}/kapitola/`));
  const home = books.flatMap((one) => one.entries.map((row) => ({ entry: row, book: one }))).find((row) => row.entry.url === path);
  if (home) {
    document.title = `${home.entry.title} · Arbitr`;
    return [entry(home.entry, home.book)];
  }
  if (question) {
    document.querySelector("input[type=search]").value = question;
    const hits = search(books, question);
    return hits.length ? outline(hits, place.dataset.found) : [element("p", place.dataset.nothing)];
  }
  if (book) {
    const chapter = /\/kapitola\/(\d+)\//.exec(path)?.[1];
    const rules = book.entries.filter((one) => one.kind === "rule" && (!chapter || one.title.startsWith(`${chapter}.`)));
    return outline(rules.map((one) => ({ entry: one, book })), book.title);
  }
  return [element("p", place.dataset.none), ...place.childNodes];
}

const books = await library();
place.replaceChildren(...(books.length ? show(books) : [element("p", place.dataset.empty)]));

// The sentences of a game: loaded once a book, and known again in what somebody wrote.
const books = new Map();
const TOKEN = /\{(\w+)(?::(\w+))?\}|\[|\]|[^{}[\]]+/g;

const QUOTED = '"[^"\\n]{1,80}"';
const NAME = `(?:${QUOTED}|[0-9A-Za-z_][0-9A-Za-z_'’-]*(?: [0-9A-Za-z_'’-]+){0,3}?)`;
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "");

export async function words(address, book) {
  if (!books.has(book)) {
    books.set(book, fetch(`${address}${book}/`).then((answer) => (answer.ok ? answer.json() : null)).then(compiled));
  }
  return books.get(book);
}

function compiled(found) {
  if (!found) return null;
  for (const [kind, patterns] of Object.entries(found.patterns)) {
    for (const one of patterns) {
      one.kind = kind;
      one.parts = parts(one.pattern, found.slots);
      one.regex = new RegExp(`^${source(one.parts)}$`);
      one.loose = new RegExp(`^${folded(source(one.parts).replaceAll(QUOTED, NAME))}[.;,]?$`, "i");
    }
  }
  return found;
}

// A pattern as a tree: words, holes, and optional parts with their own.
function parts(pattern, slots) {
  const stack = [[]];
  for (const token of pattern.matchAll(TOKEN)) {
    if (token[0] === "[") stack.push([]);
    else if (token[0] === "]") { const inner = stack.pop(); stack.at(-1).push({ optional: inner }); }
    else if (token[1]) stack.at(-1).push({ name: token[1], slot: token[2] ?? token[1], form: slots[token[2] ?? token[1]] });
    else stack.at(-1).push({ text: token[0] });
  }
  return stack[0];
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");

function source(tree) {
  return tree.map((part) => {
    if (part.text) return escaped(part.text);
    if (part.optional) return `(?:${source(part.optional)})?`;
    return `(?<${part.name}>${part.form.regex})`;
  }).join("");
}

// Places as people decline them (do Winterfellu), as the patterns say them (do oblasti Winterfell); not in quotes.
function reworded({ spoken }, sentence) {
  if (!spoken?.names) return sentence;
  const any = (words) => Object.keys(words).sort((one, other) => other.length - one.length).map(escaped).join("|");
  const said = new RegExp(`(?<![\\p{L}\\d])(?:(${any(spoken.after)})|(oblasti|oblast)) (${any(spoken.names)})(?![\\p{L}\\d'’])`, "gu");
  const goes = (name, earlier) => spoken.toward?.[name] || /(?<![\p{L}\d])ze?\s/u.test(earlier);
  const lies = (name, earlier) => spoken.within?.[name] || !goes(name, earlier);
  const before = (head, name, earlier) => spoken.after[head === "na" && lies(name, earlier) ? "v" : head];
  const put = (all, head, area, name, at, whole) => `${head ? before(head, name, whole.slice(0, at)) : area} ${spoken.names[name]}`;
  return sentence.split(/("[^"]*")/).map((part) => (part.startsWith('"') ? part : part.replace(said, put))).join("");
}

// The pattern and the values of a sentence; of those that fit, the one of the kind that is due.
export function known(found, sentence, kinds) {
  const match = fitting(found, sentence, kinds);
  const other = match || !found ? sentence : reworded(found, sentence);
  return other === sentence ? match : fitting(found, other, kinds);
}

function fitting(found, sentence, kinds) {
  for (const kind of kinds) {
    for (const one of found?.patterns[kind] ?? []) {
      const match = one.regex.exec(sentence);
      if (match) return { pattern: one, values: { ...match.groups } };
    }
  }
  return null;
}

// The kind of a sentence that is typed without capitals, diacritics or quotes; undefined where none says it.
export function loosely(found, sentence, kinds) {
  const said = folded(sentence);
  return kinds.find((kind) => found?.patterns[kind]?.some((one) => one.loose.test(said)));
}

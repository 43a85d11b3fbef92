// The service worker: the site where there is no network. Pages come from the network first; without one, a page that was seen
// comes from memory, and any other is read from the rulebooks that were kept as data.
const { stamp, shell, pages, away, books, engine, static: files } = self.ARBITR;
const SHELL = `shell-${stamp}`;
const BOOKS = `books-${stamp}`;
const ENGINE = `engine-${engine.name}`; // Python and the engine: only who sits down at the table has it
const SEEN = `seen-${stamp}`; // of this state of the content: what has changed since is never shown as if it stood
const MOST_SEEN = 150;
const PATIENCE = 4000; // ms after which a page from memory is better than waiting for a weak signal
const NEVER = /^\/(admin|api|sw\.js)/;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(SHELL);
    await cache.addAll([...shell, ...pages].map((url) => new Request(url, { cache: "reload" })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    await self.clients.claim();
    await keepBooks();
    const current = [SHELL, BOOKS, ENGINE, SEEN];
    for (const name of await caches.keys()) {
      if (/^(shell|books|engine|seen)-/.test(name) && !current.includes(name)) await caches.delete(name);
    }
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepBooks());
});

// One book after another, so that the reader's own pages go first; what is there already is not asked for again.
async function keepBooks() {
  const cache = await caches.open(BOOKS);
  for (const url of books) {
    if (await cache.match(url)) continue;
    try {
      const answer = await fetch(url);
      if (answer.ok) await cache.put(url, answer);
    } catch {
      return; // the rest next time
    }
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || NEVER.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request, event));
  else if (engine.places.some((place) => url.pathname.startsWith(place))) event.respondWith(file(request, ENGINE));
  else if (url.pathname.startsWith(files)) event.respondWith(file(request));
  else if (books.includes(url.pathname)) event.respondWith(kept(request));
});

async function page(request, event) {
  const cache = await caches.open(SEEN);
  const asked = fetch(request).then((answer) => {
    if (answer.ok && !answer.redirected && !/no-store/.test(answer.headers.get("Cache-Control") || "")) {
      event.waitUntil(remember(cache, request, answer.clone()));
    }
    return answer;
  });
  asked.catch(() => {});
  const seen = await cache.match(request);
  try {
    return await (seen ? Promise.race([asked, late(seen)]) : asked);
  } catch {
    return seen || (await caches.match(request)) || (await caches.match(awayFrom(request))) || Response.error();
  }
}

// The languages have pages of their own; the longest beginning of an address tells which.
const awayFrom = ({ url }) => away[Object.keys(away).filter((root) => new URL(url).pathname.startsWith(root)).sort().at(-1)];

const late = (seen) => new Promise((resolve) => { setTimeout(resolve, PATIENCE, seen); });

async function remember(cache, request, answer) {
  await cache.put(request, answer);
  const held = await cache.keys();
  for (const old of held.slice(0, Math.max(0, held.length - MOST_SEEN))) await cache.delete(old);
}

// A file has the name of its contents: what is there is right.
async function file(request, into = SHELL) {
  const held = await caches.match(request);
  if (held) return held;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(into)).put(request, answer.clone());
  return answer;
}

async function kept(request) {
  return (await caches.match(request)) || fetch(request);
}

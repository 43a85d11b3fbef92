// The service worker: the site where there is no network. Pages come from the network first; without one, a page that was seen
// comes from memory, and any other is read from the rulebooks that were kept as data.
const { stamp, shell, pages, away, books, engine, static: files, patience } = self.ARBITR;
const SHELL = `shell-${stamp}`;
const BOOKS = `books-${stamp}`;
const ENGINE = `engine-${engine.name}`; // Python and the engine: only who sits down at the table has it
const SEEN = `seen-${stamp}`; // of this state of the content: what has changed since is never shown as if it stood
const CURRENT = [SHELL, BOOKS, ENGINE, SEEN];
const MOST_SEEN = 150;
const NEVER = /^\/(admin|api|sw\.js)/;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(SHELL);
    await Promise.all(shell.map((url) => inherited(cache, url)));
    await cache.addAll(pages.map((url) => new Request(url, { cache: "reload" })));
    await self.skipWaiting();
  })());
});

// A file has the name of its contents: what an earlier worker kept need not come again.
async function inherited(cache, url) {
  const held = /\.[0-9a-f]{12}\./.test(url) && (await caches.match(url));
  return held ? cache.put(url, held) : cache.add(new Request(url, { cache: "reload" }));
}

// Until this is done every page waits: nothing may be fetched here.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A page that stands asks for the rest.
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepBooks().then((all) => all && sweep()));
});

// One book after another, so that the reader's own pages go first; what is there already is not asked for again.
async function keepBooks() {
  const cache = await caches.open(BOOKS);
  for (const url of books) {
    if (await cache.match(url)) continue;
    try {
      const answer = await bounded(url, patience.book);
      if (answer.ok) await cache.put(url, answer);
    } catch {
      return false; // the rest next time
    }
  }
  return true;
}

// What another state of the content left goes when there is something in its place.
async function sweep() {
  for (const name of await caches.keys()) {
    if (/^(shell|books|engine|seen)-/.test(name) && !CURRENT.includes(name)) await caches.delete(name);
  }
}

// A request that is given up when nothing has come of it in so many milliseconds.
const bounded = (request, time) => fetch(request, { signal: AbortSignal.timeout(time) });

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || NEVER.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request, event));
  else if (engine.places.some((place) => url.pathname.startsWith(place))) event.respondWith(file(request, ENGINE));
  else if (url.pathname.startsWith(files)) event.respondWith(file(request));
  else if (books.includes(url.pathname)) event.respondWith(kept(request));
});

// Nobody waits without end: a page from memory is better than a weak signal, and so, later, is what the rulebooks say at this address.
async function page(request, event) {
  const cache = await caches.open(SEEN);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && !answer.redirected && !/no-store/.test(answer.headers.get("Cache-Control") || "")) {
      event.waitUntil(remember(cache, request, answer.clone()));
    }
    return answer;
  });
  event.waitUntil(asked.catch(() => {})); // what comes late is there when it is asked for again
  const seen = await cache.match(request);
  try {
    return await Promise.race([asked, given(up(request, seen))]);
  } catch {
    return seen || (await caches.match(request)) || (await caches.match(awayFrom(request))) || asked.catch(() => Response.error());
  }
}

const up = ({ url }, seen) => (seen ? patience.seen : patience.slow.includes(new URL(url).pathname) ? patience.played : patience.page);
const given = (time) => new Promise((_, reject) => { setTimeout(reject, time, new Error("late")); });

// The languages have pages of their own; the longest beginning of an address tells which.
const awayFrom = ({ url }) => away[Object.keys(away).filter((root) => new URL(url).pathname.startsWith(root)).sort().at(-1)];

async function remember(cache, request, answer) {
  await cache.put(request, answer);
  const held = await cache.keys();
  for (const old of held.slice(0, Math.max(0, held.length - MOST_SEEN))) await cache.delete(old);
}

// A file has the name of its contents: what is there is right. A page is rather undressed than awaited without end.
async function file(request, into = SHELL) {
  const held = await caches.match(request);
  if (held) return held;
  const answer = await (into === ENGINE ? fetch(request) : bounded(request, patience.file));
  if (answer.ok) await (await caches.open(into)).put(request, answer.clone());
  return answer;
}

async function kept(request) {
  return (await caches.match(request)) || bounded(request, patience.book);
}

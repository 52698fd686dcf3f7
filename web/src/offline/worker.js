// The service worker: after one visit the page opens without a network. The build fills in the names of its files.
const VERSION = "%VERSION%";
const FILES = ["%FILES%"];

const SHELL = `lavafield-${VERSION}`;
/** Answers that are good to have when the server cannot be reached. */
const ANSWERS = "lavafield-answers";
const WORTH_KEEPING = ["/api/games"];
const PATIENCE_MS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELL && name !== ANSWERS);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (WORTH_KEEPING.includes(pathname)) event.respondWith(freshOrKept(request));
  else if (FILES.includes(pathname)) event.respondWith(kept(request));
});

/** Every address of the client is answered by the same page; the server's is newer. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

async function freshOrKept(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

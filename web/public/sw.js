// Without a network: the page, what it has loaded before, and what does not change once it was seen: games, rules,
// sentences, replays, the steps of lessons. A table is never kept, because it is only true while the server says so.
const CACHE = "estaminet-1";
const SEEN = "estaminet-seen";
const MOST_SEEN = 400;
const LASTING = /^\/api\/(games|rules|strings|replays|languages)(\/|$)/;
// The answer depends on nothing but what was sent.
const REPEATED = /^\/api\/(sandbox|replays|games\/[^/]+\/drawing)$/;

async function keep(key, answer) {
  const cache = await caches.open(SEEN);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((one) => cache.delete(one)));
}

/** The server's answer, or the one it gave last time. */
async function lasting(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(key, { cacheName: SEEN });
    if (!found) throw error;
    return found;
  }
}

/** An address that stands for a question and what was sent with it. */
async function asked(request) {
  const body = await request.clone().arrayBuffer();
  const digest = await crypto.subtle.digest("SHA-256", body);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${new URL(request.url).pathname}?asked=${hex}`;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", "/manifest.webmanifest", "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== SEEN).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      const known = new Set((await cache.keys()).map((request) => request.url));
      await Promise.all(event.data.filter((url) => !known.has(url)).map((url) => cache.add(url).catch(() => {})));
      event.source?.postMessage("kept");
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && REPEATED.test(url.pathname)) {
    event.respondWith(asked(request).then((key) => lasting(request, key)));
    return;
  }
  if (request.method !== "GET") return;
  if (LASTING.test(url.pathname)) {
    event.respondWith(lasting(request, request.url));
    return;
  }
  if (/^\/(api|docs)\b/.test(url.pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(
      fetch(request)
        .then(async (answer) => {
          // Every page is the same file.
          if (answer.ok) await caches.open(CACHE).then((cache) => cache.put("/", answer.clone()));
          return answer;
        })
        .catch(() => caches.match("/")),
    );
  } else if (url.pathname.startsWith("/assets/")) {
    // The name holds a hash of the contents: what we have is right for ever.
    event.respondWith(
      caches.match(request).then(
        (found) =>
          found ??
          fetch(request).then(async (answer) => {
            if (answer.ok) await caches.open(CACHE).then((cache) => cache.put(request, answer.clone()));
            return answer;
          }),
      ),
    );
  } else {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

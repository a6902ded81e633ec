// The offline shell: the page and what it has loaded before. Nothing of the game's data is ever kept here, because a
// table is only true while the server says so.
const CACHE = "estaminet-1";

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
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
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
  if (request.method !== "GET" || url.origin !== location.origin || /^\/(api|docs)\b/.test(url.pathname)) return;
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

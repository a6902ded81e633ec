/** What the page has without a network: public/sw.js with caches, a network and events of our own. */
import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const HOUSE = "https://house";
const address = (key) => new URL(typeof key === "string" ? key : key.url, HOUSE).href;

/** In the order in which they were kept, as browsers list them. */
class Cache {
  kept = new Map();
  async put(key, answer) {
    this.kept.delete(address(key));
    this.kept.set(address(key), answer);
  }
  async add(key) {
    const answer = await fetch(new Request(address(key)));
    if (!answer.ok) throw new TypeError("not kept");
    await this.put(key, answer);
  }
  async addAll(keys) {
    await Promise.all(keys.map((key) => this.add(key)));
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
  async delete(key) {
    return this.kept.delete(address(key));
  }
}
const all = new Map();
const caches = {
  async open(name) {
    if (!all.has(name)) all.set(name, new Cache());
    return all.get(name);
  },
  async match(key, { cacheName } = {}) {
    for (const [name, cache] of all) {
      const found = cacheName === undefined || cacheName === name ? cache.kept.get(address(key)) : undefined;
      if (found) return found.clone();
    }
    return undefined;
  },
  keys: async () => [...all.keys()],
  delete: async (name) => all.delete(name),
};

/** What the server says; null: there is no network. */
let server = async () => new Response("");
let asked = 0;
const fetch = async (request) => {
  asked += 1;
  if (server === null) throw new TypeError("no network");
  return server(request);
};
const answers = (text, status = 200) => (server = async () => new Response(text, { status }));

const events = new Map();
const worker = { addEventListener: (name, hear) => events.set(name, hear), skipWaiting: async () => undefined, clients: { claim: async () => undefined } };
vm.runInNewContext(readFileSync(new URL("../public/sw.js", import.meta.url), "utf-8"), {
  self: worker, caches, fetch, crypto: webcrypto, location: { origin: HOUSE }, URL, Set, Promise, Array, Uint8Array, Math,
});
async function happens(name, more = {}) {
  let done;
  events.get(name)({ waitUntil: (promise) => (done = promise), ...more });
  await done;
}
/** What the page gets; undefined if the worker leaves the request to the browser. */
async function get(path, { mode, ...how } = {}) {
  let answer;
  const request = new Request(HOUSE + path, how);
  if (mode) Object.defineProperty(request, "mode", { value: mode });
  events.get("fetch")({ request, respondWith: (promise) => (answer = promise) });
  return answer === undefined ? undefined : (await answer)?.text();
}

answers("page");
await happens("install");
all.set("estaminet-0", new Cache());
await caches.open("estaminet-seen");
await happens("activate");
assert.deepEqual([...all.keys()], ["estaminet-1", "estaminet-seen"], "what an older version kept is gone");

// What does not change is asked for, and had from the last time without a network. A failure is not what is kept.
answers("rules");
assert.equal(await get("/api/rules/dudo"), "rules");
answers("busy", 503);
assert.equal(await get("/api/rules/dudo"), "busy");
server = null;
assert.equal(await get("/api/rules/dudo"), "rules");
await assert.rejects(get("/api/rules/dnup"), /no network/);
// A table is never kept, nor who one is.
answers("table");
for (const path of ["/api/tables/one", "/api/me", "/api/records/one", "/docs/index.html"]) assert.equal(await get(path), undefined);
assert.equal(await get("/api/tables", { method: "POST", body: "{}" }), undefined);
// What is answered alike for the same question is kept by the question.
for (const body of ["first", "second"]) {
  answers(`${body} answer`);
  assert.equal(await get("/api/sandbox", { method: "POST", body }), `${body} answer`);
}
server = null;
for (const body of ["first", "second"]) assert.equal(await get("/api/sandbox", { method: "POST", body }), `${body} answer`);
await assert.rejects(get("/api/sandbox", { method: "POST", body: "third" }));
await assert.rejects(get("/api/replays", { method: "POST", body: "first" }));

// Every page is the same file, the one that came last; what has a hash in its name is never asked for twice.
answers("a newer page");
assert.equal(await get("/t/one", { mode: "navigate" }), "a newer page");
answers("broken", 500);
assert.equal(await get("/t/one", { mode: "navigate" }), "broken");
server = null;
assert.equal(await get("/learn", { mode: "navigate" }), "a newer page");
answers("gone", 404);
assert.equal(await get("/assets/a-1.js"), "gone");
answers("script");
assert.equal(await get("/assets/a-1.js"), "script");
const before = asked;
answers("another");
assert.equal(await get("/assets/a-1.js"), "script");
assert.equal(asked, before);
assert.equal(await get("/icon.svg"), "another");
server = null;
assert.equal(await get("/icon.svg"), "page", "as it was when the worker came");

// The page says what else it has loaded; that is fetched once.
const told = [];
answers("style");
await happens("message", { data: [`${HOUSE}/assets/a-1.js`, `${HOUSE}/assets/b-2.css`], source: { postMessage: (what) => told.push(what) } });
assert.deepEqual([asked - before, told], [2 + 1, ["kept"]]);
server = null;
assert.equal(await get("/assets/b-2.css"), "style");

// So much and no more: what was kept first goes first.
answers("replay");
for (let number = 0; number < 400; number += 1) await get(`/api/replays/${number}`);
const seen = all.get("estaminet-seen").kept;
assert.equal(seen.size, 400);
server = null;
await assert.rejects(get("/api/rules/dudo"));
assert.equal(await get("/api/replays/0"), "replay");

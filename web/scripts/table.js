/** What the page does by itself at a table, without a page: the story as it is told and said aloud, what is kept and sent
 * again, what is shown after a move was taken back. Time stands still but for `pass`. */
import assert from "node:assert/strict";
import { load } from "./load.js";

// A browser, as far as these modules want one.
let now = 0;
let timers = [];
let frames = [];
const kept = new Map();
const sockets = [];
class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
  sent = [];
  constructor(url) {
    this.url = url;
    sockets.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const page = {
  document: { hidden: false, visibilityState: "visible", addEventListener() {}, removeEventListener() {}, querySelector: () => null, documentElement: { dataset: {}, style: { setProperty() {} } } },
  location: { protocol: "http:", host: "house", search: "", pathname: "/t/one" },
  localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
  removeEventListener() {},
  requestAnimationFrame: (draw) => frames.push(draw),
  setTimeout: (call, ms = 0) => (timers.push({ at: now + ms, call }), timers.at(-1)),
  clearTimeout: (timer) => (timers = timers.filter((one) => one !== timer)),
  setInterval: () => 0,
  clearInterval() {},
  performance: { now: () => now },
  navigator: { languages: ["en"], onLine: true },
  WebSocket: Socket,
};
for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true });
/** Draws what is to be drawn, and does what is due by then. */
function draw() {
  for (;;) {
    while (frames.length) frames.shift()();
    const due = timers.find(({ at }) => at <= now);
    if (!due) return;
    timers = timers.filter((one) => one !== due);
    due.call();
  }
}
/** Lets so much time pass. */
function pass(ms) {
  draw();
  const end = now + ms;
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    now = next.at;
    timers = timers.filter((one) => one !== next);
    next.call();
    draw();
  }
  now = end;
}
const told = (move, by = 1, args = {}) => ({ move, by, clause: "", say: { message: `m${move}`, args }, event: { type: "It" } });

// The story: one event at a time, each as long as it takes to read, and everything said once.
const { Scenes } = await load("scenes.svelte");
function telling(pace = "brisk") {
  const said = [];
  const scenes = new Scenes(() => pace, () => 0, () => undefined, (one) => said.push(one.move));
  return { scenes, said };
}
{
  const { scenes, said } = telling();
  scenes.tell([told(0), told(1)], 2, 0);
  assert.equal(scenes.current, null, "not before the page is drawn");
  assert.equal(scenes.moment, 0, "the table stands as it was before");
  draw();
  assert.deepEqual([scenes.current.told.move, scenes.ahead.length, scenes.moment], [0, 1, 2]);
  assert.deepEqual([scenes.heard, scenes.told], [2, 0]);
  pass(639);
  assert.equal(scenes.current.told.move, 0);
  pass(1);
  assert.deepEqual([scenes.current.told.move, scenes.told], [1, 1]);
  pass(640);
  assert.deepEqual([scenes.current, scenes.told, scenes.idle, scenes.last.told.move], [null, 2, true, 1]);
  assert.deepEqual(said, [0, 1]);
}
{
  // What is paused goes on where it was.
  const { scenes } = telling();
  scenes.tell([told(0), told(1)], 2, 0);
  pass(400);
  scenes.pause();
  pass(5_000);
  assert.equal(scenes.current.told.move, 0);
  scenes.pause();
  pass(239);
  assert.equal(scenes.current.told.move, 0);
  pass(1);
  assert.equal(scenes.current.told.move, 1);
  scenes.linger(2_000);
  pass(1_999);
  assert.equal(scenes.current.told.move, 1);
  pass(1);
  assert.equal(scenes.current, null);
}
{
  // Who skips until they are asked sees no more until then, and hears all of it; from then on it is told again.
  const { scenes, said } = telling();
  scenes.tell([told(0), told(1)], 2, 0);
  draw();
  scenes.skip(true);
  assert.deepEqual([scenes.idle, scenes.told, said], [true, 2, [0, 1]]);
  scenes.tell([told(2)], 3, 2);
  draw();
  assert.deepEqual([scenes.current, scenes.told, said], [null, 3, [0, 1, 2]]);
  scenes.asked();
  scenes.tell([told(3)], 4, 3);
  draw();
  assert.equal(scenes.current.told.move, 3);
  scenes.skip();
  scenes.tell([told(4)], 5, 4);
  draw();
  assert.equal(scenes.current.told.move, 4, "skipping once is for what was being told");
}
{
  // What is shown once more and skipped is not said again.
  const { scenes, said } = telling();
  scenes.again([told(0), told(1), told(2)]);
  assert.deepEqual([scenes.moment, scenes.current.again], [1, true]);
  scenes.skip();
  assert.deepEqual(said, [0]);
  // Nor does it stand still because something else was paused before.
  scenes.tell([told(3)], 4, 3);
  draw();
  scenes.pause();
  scenes.again([told(0), told(1)]);
  pass(640);
  assert.deepEqual([scenes.paused, scenes.current.told.move], [false, 1]);
}
{
  // Nobody waits for a long story: the latest is told, the rest is said.
  const { scenes, said } = telling();
  scenes.tell(Array.from({ length: 41 }, (_, move) => told(move)), 41, 0);
  assert.deepEqual([scenes.waiting.length, scenes.waiting[0].told.move, said.length], [6, 35, 35]);
  // Nor for what is told to a page that nobody looks at.
  page.document.hidden = true;
  scenes.tell([told(41)], 42, 41);
  page.document.hidden = false;
  assert.deepEqual([scenes.idle, scenes.told, said.length, said.at(-1)], [true, 42, 42, 41]);
  const instant = telling("instant");
  instant.scenes.tell([told(0)], 1, 0);
  assert.deepEqual([instant.scenes.idle, instant.said, instant.scenes.last.told.move], [true, [0], 0]);
}
{
  const { scenes } = telling();
  scenes.tell([told(0)], 1, 0);
  const order = [];
  const waits = [scenes.story().then(() => order.push("told")), scenes.story(0).then(() => order.push("at once"))];
  pass(2_000);
  await Promise.all(waits);
  assert.deepEqual(order, ["at once", "told"]);
  // Whoever waits for a story that is broken off need not wait any longer.
  scenes.tell([told(1)], 2, 1);
  const broken = scenes.story();
  scenes.rest(told(1), 2);
  await broken;
  assert.deepEqual([scenes.idle, scenes.last.told.move], [true, 1]);
}

// Aloud: as much as somebody has asked for.
const { settings } = await load("settings.svelte");
const { voice } = await load("voice.svelte");
const { Aloud } = await load("aloud");
{
  const aloud = new Aloud(() => (listener ? { seat: 0, speaker: { said: ({ message }) => message } } : null));
  let listener = false;
  const me = { type: "Name", seat: 0 };
  const her = { type: "Name", seat: 2 };
  const heard = (how) => {
    settings.telling = how;
    voice.forget();
    aloud.hear(told(0, 0));
    aloud.hear(told(1, 1, { who: her }));
    aloud.hear(told(2, 1, { who: me }));
    aloud.hear(told(3, 1, { what: { type: "Word", message: "card-of", args: { who: me } } }));
    aloud.hear(told(4, 1, { all: { type: "Several", parts: [her, me] } }));
    aloud.hear(told(5, null));
    return voice.lines.map(({ text }) => text);
  };
  assert.deepEqual(heard("everything"), [], "nobody listens yet");
  listener = true;
  aloud.tell();
  assert.equal(voice.lines.length, 6, "what has waited");
  assert.equal(heard("everything").length, 6);
  assert.deepEqual(heard("mine"), ["m0", "m2", "m3", "m4", "m5"]);
  assert.deepEqual(heard("questions"), []);
  settings.telling = "everything";
  voice.forget();
  voice.ask("What do you bid?");
  aloud.hear(told(6, 1));
  voice.again();
  assert.deepEqual(voice.lines.map(({ kind, text }) => [kind, text]), [["question", "What do you bid?"], ["event", "m6"], ["notice", "m6"]], "the question was answered by what happened");
  voice.ask("And now?");
  voice.forget();
  voice.again();
  assert.deepEqual(voice.lines, [], "at another table there is nothing to say again");
}

// Settings: whatever can be set is kept.
{
  const changed = { language: "en", theme: "dark", sound: true, motion: "none", pace: "calm", telling: "mine", letters: false, confirm: true, pointing: "click", colours: "safe", textSize: 150, name: "Ada", level: { dudo: "club" }, seats: { dudo: 3 }, people: ["Ada", "Grace"], vibrate: false, notify: true };
  Object.assign(settings, changed);
  settings.apply();
  assert.deepEqual(JSON.parse(kept.get("estaminet.settings")), changed);
  frames = [];
  Object.assign(settings, { pace: "brisk", telling: "everything" });
}

// The promise is the one that was seen first, whatever a server says later.
const { firstSeen, ownWords, rememberWords } = await load("fair");
assert.equal(firstSeen("one", "first"), "first");
assert.equal(firstSeen("one", "second"), "first");
assert.equal(firstSeen("two", "second"), "second");
rememberWords("one", "mine");
assert.deepEqual([ownWords("one"), ownWords("two")], ["mine", null]);

// Tips: the first that fits, weaker each time, until it was followed or given often enough.
const { coached, countDone, startCoaching, stopCoaching, tipFor } = await load("coach");
{
  const tips = [{ say: "a", offered: "Bid", phase: "bid", until: 2 }, { say: "b", offered: "Dudo", until: 1 }];
  const both = [{ action: { type: "Bid" } }, { action: { type: "Dudo" } }];
  const tip = (done, choices = both, phase = "bid") => tipFor(tips, done, choices, phase)?.tip.say ?? null;
  assert.equal(tip({}), "a");
  assert.equal(tip({}, both, "window"), "b");
  assert.equal(tip({}, both.slice(1)), "b");
  assert.equal(tip({ Bid: 1 }), "a");
  assert.equal(tip({ Bid: 2 }), "b");
  assert.equal(tip({ a: 2 }), "a");
  assert.equal(tip({ a: 3 }), "b");
  assert.equal(tip({ a: 3, Dudo: 1 }), null);
  assert.deepEqual([0, 1, 2].map((a) => Math.round(3 * tipFor(tips, { a }, both, "bid").strength)), [3, 2, 1]);
  countDone("dudo", "Bid");
  assert.equal(coached("dudo"), null);
  startCoaching("dudo");
  startCoaching("dnup");
  countDone("dudo", "Bid");
  countDone("dudo", "Bid");
  assert.deepEqual([coached("dudo"), coached("dnup")], [{ Bid: 2 }, {}]);
  stopCoaching("dudo");
  assert.deepEqual([coached("dudo"), coached("dnup")], [null, {}]);
}

// A connection that comes back: what was not answered is sent again under the same id, what was answered is not.
const { TableSocket } = await load("net/socket");
{
  const states = [];
  const socket = new TableSocket("one", () => undefined, (state) => states.push(state));
  sockets[0].open();
  sockets[0].hear({ type: "table" });
  const ids = ["chat", "emote", "ready", "why", "load"].map((type) => socket.send({ type }));
  sockets[0].hear({ type: "accepted", id: ids[0] });
  sockets[0].hear({ type: "refused", id: ids[1] });
  sockets[0].hear({ type: "because", id: ids[3] });
  sockets[0].close();
  pass(2_000);
  assert.equal(sockets.length, 2);
  sockets[1].open();
  assert.deepEqual(sockets[1].sent, []);
  sockets[1].hear({ type: "table" });
  assert.deepEqual(sockets[1].sent, [{ type: "ready", id: ids[2] }], "to be sent everything anew is not wished for twice");
  sockets[1].hear({ type: "bye", reason: {} });
  sockets[1].close();
  pass(60_000);
  assert.deepEqual([sockets.length, states], [2, ["here", "lost", "here", "gone"]]);
}
{
  // It tries again after longer and longer, and at once again when it was back; also where it was sent away for a while.
  const states = [];
  const socket = new TableSocket("one", () => undefined, (state) => states.push(state));
  for (let tries = 0; tries < 5; tries += 1) {
    sockets.at(-1).close();
    pass(12_000);
  }
  const before = sockets.length;
  sockets.at(-1).close();
  pass(5_000);
  assert.equal(sockets.length, before, "nobody is asked every second");
  pass(6_000);
  assert.equal(sockets.length, before + 1);
  sockets.at(-1).open();
  sockets.at(-1).hear({ type: "table" });
  sockets.at(-1).hear({ type: "bye", reason: {}, again: 1 });
  sockets.at(-1).close();
  pass(600);
  assert.deepEqual([sockets.length, states.at(-1)], [before + 2, "lost"]);
  socket.close();
  assert.equal(states.at(-1), "gone");
}

// The table as it is told.
const { TableStore } = await load("net/table.svelte");
{
  let asked = 0;
  const news = { scene() {}, aloud() {}, letters: () => 0, asked: () => (asked += 1), ended() {}, said() {} };
  const store = new TableStore("one", news);
  const socket = sockets.at(-1);
  const person = (name) => ({ kind: "person", name });
  const play = (moves) => ({ moves, asked: [0], view: { moves }, ask: { message: "ask" }, legal: [], answers: moves });
  const event = (move, by) => ({ move, by, clause: "", say: { message: `m${move}` }, event: { type: "It" } });
  const chat = (name, text) => ({ name, seat: null, text, at: "", number: 0 });
  socket.open();
  socket.hear({
    type: "table",
    number: 4,
    you: 0,
    table: { seats: [person("Ada"), person("Grace")], stage: "playing", fairness: { words: ["", ""] } },
    story: [event(0, 0), event(1, 1)],
    chat: [],
    presence: { here: [true, true] },
    play: play(2),
  });
  const update = (number, more) => socket.hear({ type: "update", number, ...more });
  update(5, { play: play(3), events: [event(2, 0)] });
  update(6, { play: play(4), events: [event(3, 1)] });
  assert.equal(asked, 2, "with everything that happens, also where one was asked before");
  update(7, { play: play(4) });
  assert.equal(asked, 2, "and not because a clock was told");
  assert.deepEqual(store.since.map(({ move }) => move), [3], "what came after one's own move");
  await store.look(2);
  await store.look(3);
  assert.deepEqual([store.lookingAt, store.shown.view.moves, store.choices], [3, 3, []], "nothing can be played in the past");
  assert.deepEqual(store.fresh.map(({ move }) => move), [2], "a step forward is drawn as it was played");
  update(8, { play: play(5), events: [event(4, 0)] });
  assert.equal(store.lookingAt, 3, "whatever comes meanwhile");
  update(9, { play: play(4), rewound: 4 });
  assert.deepEqual([store.lookingAt, store.story.map(({ move }) => move)], [3, [0, 1, 2, 3, 3]], "what is looked at still happened");
  update(10, { play: play(3), rewound: 3 });
  assert.deepEqual([store.lookingAt, store.shown.view.moves], [null, 3], "and now it did not");
  assert.deepEqual(store.story.map(({ say }) => say.message), ["m0", "m1", "m2", "site-takes-back"]);
  // Old news is no news; a gap is noticed, and nothing after it is believed until everything was told anew.
  update(10, { play: play(9) });
  assert.equal(store.play.moves, 3);
  update(12, { play: play(7) });
  assert.deepEqual([store.play.moves, socket.sent.at(-1).type], [3, "load"]);
  // What somebody says stands at their seat for a while, unless one does not want to read them.
  update(11, { said: chat("Grace", "hello") });
  assert.deepEqual([store.spoken.length, store.chat.length], [1, 1]);
  pass(60_000);
  assert.equal(store.spoken.length, 0);
  store.muted = [" Grace"];
  update(12, { said: chat("Grace", "hello?") });
  update(13, { said: chat("Alan", "hm") });
  assert.deepEqual([store.spoken.map(({ name }) => name), store.chat.length], [["Alan"], 3]);
  // Whoever looks with the eyes of an open hand does so until it is closed.
  update(14, { play: { ...play(3), hands: { 1: { of: 1 } } } });
  store.eyes = 1;
  assert.deepEqual([store.viewer, store.shown.view], [1, { of: 1 }]);
  update(15, { play: play(4), events: [event(3, 1)] });
  assert.deepEqual([store.eyes, store.viewer], [null, 0]);
  // Where memory is part of play, nobody looks at what the latest page has replaced.
  await store.look(3);
  assert.equal(store.lookingAt, 3);
  update(16, { play: play(5), events: [{ ...event(4, 0), page: true }] });
  assert.deepEqual([store.lookingAt, store.story.map(({ move }) => move)], [null, [4]]);
  await store.look(4);
  assert.equal(store.lookingAt, null, "nor at the table as it was when the page was turned");
  // What was wished is refused aloud; what the page sent by itself is not.
  const refuse = (id) => socket.hear({ type: "refused", id, reason: { code: "started", say: { message: "server-started" } } });
  refuse("by-itself");
  assert.equal(store.refusal, null);
  store.send({ type: "ready" });
  refuse(socket.sent.at(-1).id);
  assert.equal(store.refusal.say.message, "server-started");
  // Whoever has moved plays nothing else until they are answered; after a refusal they can.
  const choice = { text: "it", action: { type: "It", index: 3 }, say: { message: "it" } };
  update(17, { play: { ...play(5), legal: [choice] } });
  for (const code of ["our-fault", "stale"]) {
    store.move(store.choices[0]);
    const { id, type, index } = socket.sent.at(-1);
    assert.deepEqual([type, index, store.choices], ["move", 3, []]);
    socket.hear({ type: "refused", id, reason: { code, say: { message: "server-no" } } });
    assert.deepEqual([store.choices.length, store.refusal?.say.message], [1, code === "stale" ? undefined : "server-no"]);
  }
  // Words for chance: the same ones as long as the promise is the same, and others for another.
  const waiting = (commitment) => ({ type: "table", number: 20, you: 0, table: { seats: [person("Ada")], stage: "waiting", fairness: { words: [""], commitment } }, story: [], chat: [], presence: { here: [true] } });
  const words = ["first", "first", "second"].map((commitment) => {
    socket.hear(waiting(commitment));
    return socket.sent.at(-1).text;
  });
  assert.equal(words[0], words[1]);
  assert.notEqual(words[1], words[2]);
  assert.equal(ownWords("one"), words[2]);
  store.close();
}

// Who comes to a table, and what can be chosen there.
const { company, usualSeats } = await load("play-now");
{
  const regulars = ["ann", "bea", "cil"].map((key) => ({ key, level: key === "cil" ? "expert" : "club" }));
  const game = { key: "udaka", levels: ["random", "club", "expert"], seats: [2, 4], usual_seats: 3, regulars };
  for (const [last, seats] of [[undefined, 3], [1, 2], [2, 2], [4, 4], [6, 4]]) {
    settings.seats = last === undefined ? {} : { udaka: last };
    assert.equal(usualSeats(game), seats);
  }
  settings.level = {};
  assert.deepEqual(company(game, 2).sort(), ["ann", "bea"]);
  assert.deepEqual(company(game, 2, ["ann"]), ["bea", "club"]);
  // Of a level everybody comes, whatever their persona; of a persona only they.
  const [dee, eve] = [{ key: "dee", level: "club-bluffer" }, { key: "eve", level: "club-racer" }];
  const more = { ...game, levels: [...game.levels, dee.level, eve.level], regulars: [...regulars, dee, eve] };
  assert.deepEqual(company(more, 4).sort(), ["ann", "bea", "dee", "eve"]);
  settings.level = { udaka: dee.level };
  assert.deepEqual(company(more, 2), ["dee", dee.level]);
}
// To somebody who knows who they are.
const { spokenTo } = await load("text");
for (const [sentence, said] of [
  ["Ada, lay a card.", "Lay a card."],
  ["Ada : posez une carte.", "Posez une carte."],
  ["Ada lays a card.", "Ada lays a card."],
  ["Adam, lay a card.", "Adam, lay a card."],
  ["Grace, wait for Ada.", "Grace, wait for Ada."],
]) assert.equal(spokenTo("Ada", sentence), said);
const { offers } = await load("house");
{
  const starter = { name: "first", default: "random", choices: ["random", "0", "1", "2", "3"] };
  const game = { options: [starter, { name: "duel", default: "off", choices: ["off", "on"] }] };
  const house = { rules: [{ name: "first", of_seat: true }, { name: "duel", seats: [2] }] };
  const offered = (seats, chosen = {}) => [...offers(game, house, chosen, seats, false).values()].flat().map(({ option, choices }) => [option.name, choices.length]);
  assert.deepEqual(offered(2), [["first", 3], ["duel", 2]], "no seat that is not there");
  assert.deepEqual(offered(3), [["first", 4]]);
  assert.deepEqual(offered(3, { duel: "on" }), [["first", 4], ["duel", 2]], "what was chosen can be given up");
}

// A hand as its owner has arranged it: a card is dropped before the one that is there, what is drawn comes last.
const { Arrangement } = await load("../../src/estaminet/games/dnup/board/arrange.svelte");
{
  const cards = ["a", "b", "c", "d"].map((key, at) => ({ key, id: key, card: `${at + 1}/${9 - at}` }));
  const order = (arrangement, hand = cards) => arrangement.arrange(hand).map(({ key }) => key).join("");
  const arranged = (key, before) => {
    const arrangement = new Arrangement();
    arrangement.open(1);
    arrangement.move(cards, key, before);
    return arrangement;
  };
  const moves = [["a", 0, "abcd"], ["a", 1, "abcd"], ["a", 2, "bacd"], ["a", 4, "bcda"], ["d", 0, "dabc"], ["c", 1, "acbd"], ["b", 3, "acbd"]];
  for (const [key, before, shown] of moves) assert.equal(order(arranged(key, before)), shown, `${key} before ${before}`);
  const own = arranged("d", 0);
  assert.equal(order(own, [{ key: "new", id: "new", card: "1/2" }, ...cards]), "dabcnew");
  own.sort("other", cards);
  assert.equal(order(own), "dcba");
  own.sort("own", [...cards].reverse());
  assert.equal(order(own), "dcba");
  own.open(2);
  assert.equal(order(own), "abcd", "the next hand is another one");
}

// A hand that was shown lies open until the next thing happens; a round is counted seat by seat, each one anew.
const { Recent } = await load("../../src/estaminet/games/dudab/board/recent.svelte");
{
  const recent = new Recent();
  const hear = (...events) => recent.hear(events.map((event) => ({ event })));
  const scored = (seat, score) => ({ type: "Scored", seat, score });
  assert.equal(hear(scored(0, "early")), false);
  assert.deepEqual([recent.scored, recent.proof], [null, null], "of no round that we know");
  hear({ type: "HandShown", seat: 1, cards: ["D"] });
  hear();
  assert.equal(recent.proof.seat, 1, "nothing has happened");
  hear({ type: "HandShown", seat: 2, cards: ["SR"] }, { type: "Drew", seat: 2 });
  assert.equal(recent.proof.seat, 2, "told with the draw that it allowed");
  hear({ type: "Drew", seat: 0 });
  assert.equal(recent.proof, null);
  assert.equal(hear({ type: "RoundOver", round: 1 }, scored(1, "b")), true);
  assert.equal(hear(scored(0, "a")), false);
  assert.deepEqual(recent.scored, { round: 1, explained: ["a", "b"] });
  hear({ type: "RoundOver", round: 2 });
  assert.deepEqual(recent.scored, { round: 2, explained: [] });
  hear(scored(1, "d"), scored(0, "c"));
  assert.deepEqual(recent.scored, { round: 2, explained: ["c", "d"] });
}

// A review is asked for until it is whole, and again where the server was busy, unless it is so all the time.
const { followReview } = await load("net/reviews");
{
  const part = (done) => ({ ok: true, json: async () => ({ done, total: 3 }) });
  const busy = { ok: false, status: 503, json: async () => ({ code: "busy", detail: "busy" }) };
  const follow = async (id, ...answers) => {
    const heard = [];
    let asked = 0;
    globalThis.fetch = async () => ((asked += 1), answers.shift() ?? busy);
    const stop = followReview(id, ({ done }) => heard.push(done), () => undefined);
    for (let times = 0; times < 20; times += 1) {
      await new Promise((done) => setImmediate(done));
      pass(3_000);
    }
    stop();
    return [heard, asked];
  };
  assert.deepEqual(await follow("one", part(1), busy, part(2), busy, busy, busy, busy, part(3)), [[1, 2, 3], 8]);
  assert.deepEqual(await follow("one"), [[3], 0], "what is whole is remembered");
  assert.deepEqual(await follow("two", part(1)), [[1], 6], "five times busy is enough");
}

/** What the page computes by itself, without a page: known answers for SHA-256, and Markdown that stays harmless. */
import assert from "node:assert/strict";
import { load } from "./load.js";

const { keepsPromise } = await load("fair");
const hex = (text) => Buffer.from(text).toString("hex");
// FIPS 180-2, appendix B, and the empty message.
const VECTORS = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
];
for (const [message, digest] of VECTORS) {
  assert.equal(keepsPromise(hex(message), digest), true, message);
  assert.equal(keepsPromise(hex(message), digest.toUpperCase()), true);
  assert.equal(keepsPromise(hex(`${message}.`), digest), false);
  assert.equal(keepsPromise(hex(message), digest.replace(/^./, (first) => (first === "0" ? "1" : "0"))), false);
}
assert.equal(keepsPromise("not hexadecimal", VECTORS[1][1]), false);
assert.equal(keepsPromise("616", VECTORS[1][1]), false);

// Whose doing an event is: nobody's if it came of chance, whoever it speaks of where several were asked.
const { attributed, lastOfEach, typedChoice, typedText, withTakenBack, wholeReplay } = await load("net/moments");
const happened = (move, by, seat) => ({ move, by, event: seat === undefined ? { type: "It" } : { type: "It", seat } });
const doers = (events, asked) => attributed(events, asked).map(({ by }) => by);
assert.deepEqual(doers([happened(0, null, 2), happened(1, 2, 1), happened(1, 2, 0)]), [null, 1, 1]);
assert.deepEqual(doers([happened(3, 2, 1), happened(4, null, 1)], [2]), [2, null]);
assert.deepEqual(doers([happened(3, 2), happened(3, 2, 1)], [1, 2]), [1, 1]);
assert.deepEqual(doers([happened(3, 2)], [1, 2]), [2]);

// What each seat did last before a moment, whoever has moved since; what was taken back stands where the match went on.
const story = [happened(0, null), happened(1, 0, 0), happened(1, 0, 1), happened(2, 1), happened(3, 0)];
assert.deepEqual(lastOfEach(story, 3, 2), [story[1], story[3]]);
assert.deepEqual(lastOfEach(story, 4, 2), [story[4], story[3]]);
assert.deepEqual(lastOfEach(story, 1, 3), [null, null, null]);
assert.deepEqual(withTakenBack(story, [{ to: 2, by: 1 }, { to: 0, by: null }]).map(({ event, move }) => (event.type === "It" ? move : `back to ${move + 1}`)), ["back to 0", 0, 1, 1, "back to 2", 2, 3]);

// What was said stands in the log where it was said: after that many moves, before what happened next.
const { entriesOf } = await load("log");
const log = (moves, said) => entriesOf(moves.map((move) => happened(move, 0)), said.map((move) => ({ move }))).map(({ told, said }) => (told ? told.move : `said ${said.move ?? 0}`));
assert.deepEqual(log([0, 0, 1, 3], [0, 1, 2, 3, 9]), ["said 0", 0, 0, "said 1", 1, "said 2", "said 3", 3, "said 9"]);
assert.deepEqual(log([0, 1], [undefined, 2, 2]), ["said 0", 0, 1, "said 2", "said 2"]);
assert.deepEqual(entriesOf([happened(0, 0), happened(0, 0)], [{ move: 0 }]).map(({ i }) => i), [-1, 0, 1]);

// A deed is offered where a choice has the same fields, and no others; the number of an action is none.
const { offered } = await load("board");
const lay = { type: "Lay", card: "a", within: { type: "Bid", index: 4, count: 2 } };
const offers = [{ action: { ...lay, index: 7, on: 1 } }, { action: { ...lay, index: 8 } }];
assert.equal(offered(offers, { ...lay, within: { type: "Bid", count: 2 } }), offers[1]);
assert.equal(offered(offers, { ...lay, on: 1 }), offers[0]);
for (const other of [{ ...lay, on: 2 }, { ...lay, on: 1, off: 1 }, { ...lay, off: 1 }, { ...lay, within: { type: "Bid", count: 3 } }]) assert.equal(offered(offers, other), null);

// A replay comes page by page: asked for from where the last page ended, and no longer than there is anything.
const pages = async (first, total, size) => {
  const asked = [];
  const whole = await wholeReplay(async (since) => {
    asked.push(since);
    const from = Math.max(first, since);
    return { first, total, steps: Array.from({ length: Math.min(size, total - from) }, (_, at) => ({ move: from + at })) };
  });
  return [asked, whole.steps.map(({ move }) => move)];
};
assert.deepEqual(await pages(0, 5, 2), [[0, 2, 4], [0, 1, 2, 3, 4]]);
assert.deepEqual(await pages(2, 5, 2), [[0, 4], [2, 3, 4]]);
assert.deepEqual(await pages(0, 3, 0), [[0, 0], []]);

// What is typed is a choice however it is written.
const choices = ["2x3", "dudo", "R3P 1"].map((text) => ({ text }));
for (const [typed, text] of [["2x3", "2x3"], [" DUDO ", "dudo"], ["2X3", "2x3"], ["r3p   1", "R3P 1"]]) assert.equal(typedChoice(choices, typed)?.text, text);
for (const wrong of ["2x", "", "dudo!", "R3P1"]) assert.equal(typedChoice(choices, wrong), undefined);
assert.equal(typedText("  4X  x "), "4X x");

// Where a match was decided: by the scores after each round, and who won.
const { leaders, turningPoint } = await load("rounds");
const rounds = (...scores) => scores.map((score, at) => ({ round: at + 1, made: score, score }));
assert.deepEqual(leaders([3, 5, 5], false), [1, 2]);
assert.deepEqual(leaders([3, 5, 5], true), [0]);
assert.deepEqual(leaders([], false), []);
assert.deepEqual(turningPoint(rounds([2, 0], [2, 3], [2, 5]), [2, 1], false), { kind: "lead", round: 2, seat: 1, by: 3 });
// Level is not ahead, and the lowest leads where the game says so.
assert.deepEqual(turningPoint(rounds([9, 4], [12, 12], [13, 20]), [1, 2], true), { kind: "lead", round: 3, seat: 0, by: 7 });
assert.deepEqual(turningPoint(rounds([1, 0], [4, 0], [5, 0]), [1, 2], false), { kind: "step", round: 2, seat: 0, by: 3 });
assert.equal(turningPoint(rounds([1, 0], [2, 0]), [1, 2], false), null);
assert.equal(turningPoint(rounds([1, 0]), [1, 2], false), null);
assert.equal(turningPoint(rounds([1, 1], [2, 2]), [1, 1], false), null);

// A lesson waits for certain moves, and is taken up where a position stands.
const { expected, placedAfter, placedBefore } = await load("lesson");
const takes = (pattern, text) => expected({ seat: 0, text: "", expect: [pattern] }, text);
for (const [pattern, text] of [["3x5", "3x5"], ["*", "dudo"], ["4x*", "4x6"], ["4x*", "4x"], ["*x5", "3x5"], ["R*P*1", "R3P 1"], ["a*b*a", "aba"]]) assert.ok(takes(pattern, text), pattern);
for (const [pattern, text] of [["3x5", "3x55"], ["4x*", "14x"], ["a*a", "a"], ["a*b*ba", "aba"], ["*x5", "3x6"], ["R*P*1", "R3 1"]]) assert.ok(!takes(pattern, text), pattern);
const steps = { steps: [{ position: {} }, {}, { position: {} }, {}] };
assert.deepEqual([0, 1, 2, 3, 9].map((from) => placedBefore(steps, from)), [0, 0, 2, 2, 2]);
assert.deepEqual([0, 1, 2, 3].map((from) => placedAfter(steps, from)), [2, 2, 4, 4]);

// House rules as a short code: there and back, and never mistaken for those of another game.
const { decode, encode } = await load("house-code");
const listed = [
  { name: "salsa", default: "off", choices: ["off", "on"] },
  { name: "seconds", default: 6, choices: [3, 4, 5, 6, 7] },
  { name: "deck", default: { name: "a" }, choices: [{ name: "a" }, { name: "b" }] },
  { name: "free", default: 1, choices: [] },
];
for (const chosen of [{}, { salsa: "on" }, { seconds: 3 }, { seconds: 7, deck: { name: "b" } }, { salsa: "on", seconds: 4, deck: { name: "b" } }]) {
  const code = encode(listed, chosen);
  assert.ok(code.length <= 5, code);
  assert.deepEqual(decode(listed, code), chosen);
  assert.deepEqual(decode(listed, ` ${code.toLowerCase()} `), chosen);
  assert.equal(decode(listed.slice(1), code), null);
  assert.equal(decode(listed, `${code}0`), null);
}
assert.equal(encode(listed, { deck: { name: "mine", cards: [] } }), null);
for (const wrong of ["", "0", "hello!", "ZZZZZZZZ"]) assert.equal(decode(listed, wrong), null);

const { inline, markdown } = await load("markdown");
assert.equal(inline("**BID-04** *raise* `3x5`"), '<strong class="clause" id="BID-04">BID-04</strong> <em>raise</em> <code>3x5</code>');
assert.equal(inline("**not a clause**"), "<strong>not a clause</strong>");
assert.equal(inline("[there](/learn/dudo/rules#BID-04)"), '<a href="/learn/dudo/rules#BID-04">there</a>');
for (const elsewhere of ["[out](https://example.org)", "[out](javascript:alert(1))", "[out](//example.org)", "[out](data:text/html,x)"]) {
  assert.equal(inline(elsewhere), "out");
}
for (const hostile of ["<script>alert(1)</script>", '<img src=x onerror="alert(1)">', "a <b onclick=x>b</b>", "![a](x)", "`<i>`", "<https://example.org>"]) {
  for (const html of [inline(hostile), markdown(hostile)]) assert.doesNotMatch(html, /<(?!\/?(p|code)>)/, html);
}
assert.match(markdown("    <b>\n"), /^<pre tabindex="0">&lt;b&gt;/);
assert.match(markdown("| a | b |\n| - | - |\n| 1 | <i> |"), /<div class="table" .*<td>1<\/td><td>&lt;i&gt;<\/td>/);
// Pieces are left a place to be drawn, with the room of the spaces after them; frames around them go.
const pieces = { pattern: /\b[RB]\d[PM]\b/g, room: 4, framed: true };
assert.match(inline("`R3P B2M`", { pieces }), /^<span class="piece" role="img" aria-label="R3P" data-piece="R3P"><\/span><span/);
assert.equal(inline("`R3P = 1`", { pieces }), "<code>R3P = 1</code>");
assert.match(markdown("```\n┌────┐  red\n│R3P │  x <b>\n└────┘\n```", { pieces }), /^<pre tabindex="0">        red\n<span [^>]*data-room="4"><\/span> {4}x &lt;b&gt;\n<\/pre>/);
assert.match(inline("**BID-04** a", { tries: new Map([["BID-04", "/learn/dudo/lesson#3"]]), tryIt: "Try" }), /<a class="try no-print" href="\/learn\/dudo\/lesson#3">▸ Try<\/a> a$/);
assert.match(markdown("1. one\n2. two"), /<ol>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ol>/);

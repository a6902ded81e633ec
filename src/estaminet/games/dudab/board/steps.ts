/** A score as a walk: one row for every thing the rules do with the cards, in their order. */
import type { Speaker } from "$web/text";
import type { Explanation } from "$web/wire/games/dudab";

export interface Row {
  /** Which rule this is: the end of the message that explains it. */
  kind: "hand" | "paired" | "attached" | "surplus" | "removed" | "shamans" | "babies" | "numbers";
  /** Cards that lie together. */
  groups: string[][];
  text: string;
  points: number;
}

export function rowsOf(speaker: Speaker, score: Explanation): Row[] {
  const rows: Row[] = [];
  const { parts } = score;
  const add = (kind: Row["kind"], groups: string[][], text: string, points: number): void => {
    if (groups.length) rows.push({ kind, groups, text, points });
  };
  const alone = (card: string, count: number): string[][] => Array.from({ length: count }, () => [card]);
  const each = (cards: readonly string[]): string[][] => cards.map((card) => [card]);
  const withDudab = (cards: readonly string[]): string[][] => cards.map((card) => ["D", card]);
  add("hand", alone("D", score.hand_dudabs), speaker.say("board-row-hand", { count: score.hand_dudabs }), parts.hand_dudab);
  add("paired", withDudab(score.paired), speaker.say("board-row-paired", { count: score.paired.length }), 0);
  add("attached", withDudab(score.attached), speaker.say("board-row-attached", { count: score.attached.length }), parts.attached);
  add("surplus", alone("D", score.surplus_dudabs), speaker.say("board-row-surplus-dudabs", { count: score.surplus_dudabs }), 0);
  for (const { value, cards } of score.removed) {
    const text =
      value === null
        ? speaker.say("board-row-removed-shamans", { count: cards.length })
        : speaker.say("board-row-removed-numbers", { count: cards.length, value });
    add("removed", [["J", ...cards]], text, 0);
  }
  add("surplus", alone("J", score.surplus_jungles), speaker.say("board-row-surplus-jungles", { count: score.surplus_jungles }), 0);
  add("shamans", each(score.shamans), speaker.say("board-row-shamans", { count: score.shamans.length }), parts.shaman);
  add("babies", alone("BB", score.babies), speaker.say("board-row-babies", { count: score.babies }), parts.baby);
  add("numbers", each(score.numbers), speaker.say("board-row-numbers", { count: score.numbers.length }), parts.numbers);
  return rows;
}

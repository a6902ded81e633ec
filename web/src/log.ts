/** What stands in the log of a table: what happened, and between it what people said, where they said it. */
import type { Told } from "./board";
import type { ChatLine } from "./wire/protocol";

export interface Entry {
  key: string;
  told: Told | null;
  /** The place of `told` in the story. */
  i: number;
  said: ChatLine | null;
}

/** Line by line; what was said after so many moves stands before what the next one brought. */
export function entriesOf(story: readonly Told[], said: readonly ChatLine[]): Entry[] {
  const all: Entry[] = [];
  let next = 0;
  const speak = (until: number): void => {
    for (; next < said.length && (said[next]!.move ?? 0) <= until; next += 1) all.push({ key: `said ${next}`, told: null, i: -1, said: said[next]! });
  };
  story.forEach((told, i) => {
    speak(told.move);
    all.push({ key: `told ${i}`, told, i, said: null });
  });
  speak(Infinity);
  return all;
}

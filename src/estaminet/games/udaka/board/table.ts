/** What the parts of the board share: ranks, their drawn shapes and their spoken names. */
import type { Arg } from "$web/text";

/** Ranks as strokes in a box of 60 by 90, so that they look the same on every machine. */
export const STROKES: Record<string, string> = {
  A: "M7 84 L30 8 L53 84 M15 60 H45",
  "2": "M10 30 A20 20 0 0 1 50 28 C50 47 12 58 10 82 H53",
  "3": "M10 9 H48 L27 37 A23 23 0 1 1 9 67",
  "4": "M41 84 V9 L8 61 H55",
  "5": "M49 9 H17 L14 42 C19 38 24 36 30 36 A23.5 23.5 0 1 1 9 68",
  "6": "M44 7 L12.4 44 M30 36 A23.5 23.5 0 1 1 29.9 36z",
  "7": "M8 9 H51 L23 84",
  "8": "M30 8 A17 17 0 1 1 29.9 8z M30 42 A21 21 0 1 1 29.9 42z",
  "9": "M16 84 L47.6 47 M30 8 A23.5 23.5 0 1 1 29.9 8z",
  K: "M14 6 V84 M50 8 L16 48 M27 36 L52 84",
  J: "M42 6 V60 A17 17 0 0 1 8 62",
};

/** A card in words: an ace, a 7, the Joker. */
export const cardWord = (card: string): Arg =>
  /\d/.test(card)
    ? { type: "Word", message: "card-number", args: { number: Number(card) } }
    : { type: "Word", message: `card-${card.toLowerCase()}` };

/** One or two alike in words. */
export const cardsWord = (card: string, count: number): Arg =>
  count === 1
    ? cardWord(card)
    : /\d/.test(card)
      ? { type: "Word", message: "pair-number", args: { number: Number(card) } }
      : { type: "Word", message: "pair-a" };

export const who = (seat: number): Arg => ({ type: "Name", seat });

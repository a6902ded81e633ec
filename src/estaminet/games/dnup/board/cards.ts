/** What the parts of the board share: how a card is read and drawn, and what a place is called. */
import type { Lying } from "$web/wire/games/dnup";
import type { Arg } from "$web/text";

/** Figures as strokes in a box of 60 by 90, the same on every machine. A 9 is a 6 after half a turn. */
export const STROKES: Record<string, string> = {
  "0": "M30 13C46 13 47 30 47 45S46 77 30 77 13 60 13 45 14 13 30 13z",
  "1": "M10 28 33 13V85.5",
  "2": "M13 33C13 20 20 13 30 13S47 20 47 30C47 45 27 54 15 77H55",
  "3": "M11 22C15 16 21 13 28 13 39 13 45 19 45 28S38 43 26 43C40 43 48 49 48 60S40 77 28 77C20 77 14 74 9 68",
  "4": "M41 85.5V16L13 63H57",
  "5": "M51 13H19L16 43C20 39 24 37 30 37 41 37 48 45 48 57S41 77 29 77C20 77 14 74 9 69",
  "6": "M46 11C28 18 13 33 13 55 13 69 20 77 30 77S47 69 47 58 40 39 30 39C21 39 14 45 13 55",
  "7": "M6 13H46L22 85.5",
  "8": "M30 13C39 13 45 18 45 27S39 42 30 42 15 36 15 27 21 13 30 13zM30 42C41 42 48 49 48 59S41 77 30 77 12 70 12 59 19 42 30 42z",
};

/** A pattern of as many dots as the value, read in three rows of three. */
const PATTERNS: readonly string[] = [
  "",
  "....o....",
  "o.......o",
  "o...o...o",
  "o.o...o.o",
  "o.o.o.o.o",
  "o.oo.oo.o",
  "o.ooooo.o",
  "oooo.oooo",
  "ooooooooo",
];
export const dots = (value: number): [number, number][] =>
  [...(PATTERNS[value] ?? "")].flatMap((spot, at) => (spot === "o" ? [[at % 3, Math.floor(at / 3)] as [number, number]] : []));

/** The value that is up, and the one it would show turned. */
export function values(card: string): [number, number] {
  const [up, down] = card.split("/");
  return [Number(up), Number(down)];
}
export const turned = (card: string): string => card.split("/").reverse().join("/");
export const tint = (value: number): string => `var(--tint-${value >= 1 && value <= 9 ? value : "more"})`;

/** A card of a hand: `key` is the piece of cardboard, whichever way up; `id` is the card as it is now. */
export interface Held {
  key: string;
  id: string;
  card: string;
}
export function held(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const kind = values(card)
      .sort((a, b) => a - b)
      .join("/");
    const copy = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, copy);
    return { key: `${kind}#${copy}`, id: `${card}#${copy}`, card };
  });
}

/** Cards of one value in the order in which a set of them is listed, whatever order they were pointed at. */
export const together = (cards: readonly string[]): string[] => [...cards].sort((a, b) => values(a)[1] - values(b)[1]);

/** A place on the table, by a name that is only used here. */
export const placeKey = (seat: number, area: number | null): string => `${seat}-${area ?? 0}`;
export const placeWord = (seat: number, area: number | null): Arg =>
  area === null
    ? { type: "Name", seat }
    : { type: "Word", message: "area-of", args: { seat: { type: "Name", seat }, area } };
export const cardWord = (card: string): Arg => {
  const [up, down] = values(card);
  return { type: "Word", message: "board-card", args: { up, down } };
};
export const cardWords = (cards: readonly string[]): Arg => ({ type: "Several", parts: cards.map(cardWord) });
export const idOf = (lying: Lying): string => `${placeKey(lying.seat, lying.area)} ${lying.cards.join(" ")}`;

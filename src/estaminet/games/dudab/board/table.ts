/** Words for cards and calls, and what can be read off a code. */
import type { Choice } from "$web/board";
import type { Speaker } from "$web/text";

/** The colour of a card, "" if it has none. */
export const colourOf = (card: string): string =>
  /^[RBYG]\d/.test(card) ? card.charAt(0) : /^S[RBYG]$/.test(card) ? card.charAt(1) : "";
/** The figure on a card: a symbol, or the card's own kind. */
export const figureOf = (card: string): string =>
  /^[RBYG]\d/.test(card) ? card.charAt(2) : card === "D" || card === "J" || card === "BB" ? card : "S";
export const valueOf = (card: string): string => (/^[RBYG]\d/.test(card) ? card.charAt(1) : "");

export function cardName(speaker: Speaker, card: string): string {
  if (card === "D") return speaker.say("card-dudab");
  if (card === "J") return speaker.say("card-jungle");
  if (card === "BB") return speaker.say("card-baby");
  const colour = colourOf(card).toLowerCase();
  if (card.startsWith("S")) return speaker.say("card-shaman", { colour });
  return speaker.say("card-number", { colour, value: Number(valueOf(card)), symbol: figureOf(card).toLowerCase() });
}
export const cardNames = (speaker: Speaker, cards: readonly string[]): string =>
  speaker.join(cards.map((card) => cardName(speaker, card)));

/** A call, `colour=R`, in words. */
export function callName(speaker: Speaker, call: string): string {
  const [what = "", which = ""] = call.split("=");
  return what === "value"
    ? speaker.say("call-value", { value: Number(which) })
    : speaker.say(`call-${what}`, { [what]: which.toLowerCase() });
}

/** A colour's letter in the player's language. */
export const letterOf = (speaker: Speaker, colour: string): string =>
  colour ? speaker.say(`board-letter-${colour.toLowerCase()}`) : "";

/** Calls as the notation writes them, in the order of the panel. */
export const CALL_ROWS: { what: string; calls: { word: string; call: string }[] }[] = [
  {
    what: "colour",
    calls: [
      { word: "red", call: "colour=R" },
      { word: "yellow", call: "colour=Y" },
      { word: "green", call: "colour=G" },
      { word: "blue", call: "colour=B" },
    ],
  },
  {
    what: "symbol",
    calls: [
      { word: "palm", call: "symbol=P" },
      { word: "mammoth", call: "symbol=M" },
      { word: "club", call: "symbol=C" },
      { word: "fur", call: "symbol=F" },
    ],
  },
  {
    what: "value",
    calls: ["1", "2", "3", "4"].map((value) => ({ word: value, call: `value=${value}` })),
  },
];

/** Whether a choice is about this card, whatever is done with it. */
export function isAbout(choice: Choice, card: string): boolean {
  const { text } = choice;
  return new RegExp(`^${card}\\d( |$)`).test(text) || new RegExp(`^(put|trim|shed) ${card}$`).test(text);
}

/** Cards of equal looks get keys of their own, the same ones as long as they stay. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { card, key: `${card}.${nth}` };
  });
}

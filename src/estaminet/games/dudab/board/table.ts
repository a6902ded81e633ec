/** Words for cards and calls, and what can be read off a code. */
import type { Speaker } from "$web/text";
import type { Action } from "$web/wire/games/dudab";

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

/** Calls in the order of the panel. */
export const CALL_ROWS: string[][] = [
  ["colour=R", "colour=Y", "colour=G", "colour=B"],
  ["symbol=P", "symbol=M", "symbol=C", "symbol=F"],
  ["value=1", "value=2", "value=3", "value=4"],
];

/** Whether an action is about this card, whatever is done with it. */
export const isAbout = (action: Action, card: string): boolean =>
  action.type === "LayDudab" ? card === "D" : "card" in action && action.card === card;

/** Cards of equal looks get keys of their own, the same ones as long as they stay. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { card, key: `${card}.${nth}` };
  });
}

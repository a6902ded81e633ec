/** What the parts of the board share about faces and dice. */
import type { Arg, Speaker } from "$web/text";

export const BLANK = 6;
export const faceText = (value: number): string => (value === BLANK ? "b" : String(value));

/** A face in words, in the right number. */
export const faceWord = (value: number | string, count: number): Arg => ({
  type: "Word",
  message: `face-${typeof value === "number" ? faceText(value) : value}`,
  args: { count },
});

/** The dice of a cup in words. */
export const diceWords = (speaker: Speaker, dice: string): string =>
  dice ? speaker.join([...dice].map((face) => speaker.say(`face-${face}`, { count: 1 }))) : speaker.say("no-dice");

export const who = (seat: number): Arg => ({ type: "Name", seat });

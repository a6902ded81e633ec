/** House rules as they are shown: one line each, from the game's own strings. */
import type { Speaker } from "./text";
import type { OptionInfo } from "./wire/protocol";

/** How a value is called in message ids: an object (a deck, say) by its name. */
export const valueKey = (value: unknown): string =>
  typeof value === "object" && value !== null ? String((value as { name?: unknown }).name ?? "") : String(value);

export function optionLine(speaker: Speaker, name: string): string {
  const message = `option-${name.replaceAll("_", "-")}`;
  return speaker.has(message) ? speaker.say(message) : name;
}

/** A value in words; numbers and what somebody has uploaded are shown as they are. */
export function valueLine(speaker: Speaker, name: string, value: unknown): string {
  const message = `option-${name.replaceAll("_", "-")}-${valueKey(value)}`;
  return speaker.has(message) ? speaker.say(message) : valueKey(value);
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a file can be given: the values are objects, or there are none to choose from. */
export const takesFile = (option: OptionInfo): boolean =>
  typeof option.default === "object" && option.default !== null;

/** The language spoken now: `t` says one of the shared sentences, `speakerFor` knows a game's as well. */
import { type Arg, speaker, Speaker } from "./text";

class Ui {
  /** A match is on the screen, which then is the table and nothing else. */
  atTable = $state(false);
  speaker = $state.raw<Speaker | null>(null);
}

export const ui = new Ui();
const speakers = new Map<string, Promise<Speaker>>();

/** A speaker for a game in a language; made once. */
export function speakerFor(language: string, game: string): Promise<Speaker> {
  const key = `${language}/${game}`;
  let found = speakers.get(key);
  if (!found) speakers.set(key, (found = speaker(language, game)));
  return found;
}

export async function speak(language: string): Promise<void> {
  ui.speaker = await speaker(language);
}

export function shared(): Speaker {
  if (!ui.speaker) throw new Error("no language is loaded yet");
  return ui.speaker;
}

/** One of the shared sentences in the language spoken now. */
export const t = (message: string, args: Record<string, Arg> = {}): string => shared().say(message, args);

/** Names in a sentence: `a, b and c`. */
export const listed = (parts: readonly (string | undefined)[]): string => shared().join(parts.map((part) => part ?? ""));

/** The name of a bot's level, from the shared sentences or the game's own; without one it is called as it is written. */
export function levelName(level: string, speaker: Speaker = shared()): string {
  const message = `level-${level}`;
  return speaker.has(message) ? speaker.say(message) : level;
}

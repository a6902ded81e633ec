/** What a board is: a drawing of one view, and where the player points. It knows no rules and reads no notation. */
import type { Component } from "svelte";
import type { Lesson } from "./lesson";
import type { Pieces } from "./markdown";
import type { Sentence, Speaker } from "./text";

/** An action as the rules have it: its class, its number in the list of actions, and its own fields. */
export interface Action {
  type: string;
  index: number;
}

/** An action that is legal now, and its sentence. */
export interface Choice<Of extends Action = Action> {
  action: Of;
  say: Sentence;
}

/** An action by its fields alone, to look for among the choices or to ask about. */
export type Deed<Of extends Action = Action> = Of extends unknown
  ? { [Field in Exclude<keyof Of, "index">]: Of[Field] extends Action ? Deed<Of[Field]> : Of[Field] }
  : never;

/** Something that has happened, as this viewer is told it. */
export interface Told {
  move: number;
  clause: string;
  say: Sentence;
  /** The event's own fields, with its class name under `type`. */
  event: { type: string } & Record<string, unknown>;
  /** Earlier lines leave the log with this one. */
  page?: boolean;
  /** Who made the move; null for chance and where it is not known. */
  by: number | null;
}

/** What the table knows of a player besides the game. `shell/Person.svelte` draws it, in the seat of the board. */
export interface Person {
  seat: number;
  name: string;
  you: boolean;
  /** Something is asked of them now. */
  asked: boolean;
  /** The level of the bot that plays, in words; null for people. */
  bot: string | null;
  /** Which regular the bot is, for the portrait; null for people and for a bot that plays for somebody. */
  face: string | null;
  away: boolean;
  /** They are writing something to say. */
  typing?: boolean;
  /** Spectators see the hand. */
  open: boolean;
  /** Milliseconds left at the time `since` of performance.now(). */
  clock: { left: number; running: boolean; since: number } | null;
  /** At the end. */
  place: number | null;
  /** What they did last, and the sentence about it; null for the player's own seat and for who has not moved. */
  last: { told: Told; text: string } | null;
}

export interface BoardProps<View = Record<string, unknown>, Of extends Action = Action, Facts = unknown> {
  /** The whole view, as the game's `view.py` builds it. */
  view: View;
  /** What the rules say about it, as `facts` of the game's `advice.py` builds it. */
  facts: Facts;
  /** Who looks; null is a spectator. */
  seat: number | null;
  /** In an open replay every seat's own view, so that all hands can be drawn; otherwise null. */
  open: View[] | null;
  /** The seats asked now. */
  asked: number[];
  /** The players by seat. Every board shows each of them once, in playing order. */
  people: Person[];
  /** The shell tells the end of a round, between this round and the next: the board shows its counting only where nothing
   * is played, or when it is asked for. */
  ceremony: boolean;
  /** What this viewer may do now; empty unless asked (and live). */
  choices: Choice<Of>[];
  /** Options in force. */
  options: Record<string, unknown>;
  /** What is being told now, for motion and sound: at a live table one event at a time, in a replay those of a step. Empty
   * on loading and jumping, and when the player skips the rest. */
  fresh: Told[];
  /** What is in the view already and still to be told, in order. */
  ahead: Told[];
  /** Text in the player's language, with the players' names. */
  speaker: Speaker;
  /** Whether motion is wanted; if not, what changes fades in. */
  motion: boolean;
  /** Keep what is being told now on for so many milliseconds at a brisk pace; returns how long it will be. */
  linger: (ms: number) => number;
  /** Play one of `choices`. */
  play: (choice: Choice<Of>) => void;
  /** Ask why this is not allowed; the shell shows the sentence and its clause. */
  why: (deed: Deed<Of>) => void;
  /** The same sentence for the board itself to show before anything is pressed; null if it is allowed. */
  reason: (deed: Deed<Of>) => Promise<Sentence | null>;
}

/** How a round is counted, drawn from the view after its last move: `board/Counting.svelte`. */
export interface CountingProps<View = Record<string, unknown>, Facts = unknown> {
  view: View;
  facts: Facts;
  options: Record<string, unknown>;
  seat: number | null;
  motion: boolean;
  speaker: Speaker;
}

/** Whether two values have the same fields. The number of an action is not one of them. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const fields = (of: object): string[] => Object.keys(of).filter((field) => field !== "index");
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return fields(left).length === fields(right).length && fields(left).every((field) => same(left[field], right[field]));
}

/** The choice that is this deed, if it is offered. */
export function offered<Of extends Action>(choices: readonly Choice<Of>[], deed: Deed<Of>): Choice<Of> | null {
  return choices.find((choice) => same(choice.action, deed)) ?? null;
}

const boards = import.meta.glob<{ default: Component<BoardProps<never, never, never>> }>(
  "../../src/estaminet/games/*/board/Board.svelte",
);
const pictures = import.meta.glob<string>("../../src/estaminet/games/*/board/Picture.svelte", { query: "?drawn", import: "default" });
const countings = import.meta.glob<{ default: Component<CountingProps<never, never>> }>(
  "../../src/estaminet/games/*/board/Counting.svelte",
);
/** A piece as it stands in the rules: `board/InText.svelte`. */
export interface InText extends Pieces {
  default: Component<{ piece: string; speaker: Speaker }>;
}
const inTexts = import.meta.glob<InText>("../../src/estaminet/games/*/board/InText.svelte");
const keys = import.meta.glob<string[]>("../../src/estaminet/games/*/board/keys.json", { eager: true, import: "default" });
const lessons = import.meta.glob<{ default: Lesson }>("../../src/estaminet/games/*/board/lesson*.json");

const at = (game: string, file: string): string => `../../src/estaminet/games/${game}/board/${file}`;

export const hasBoard = (game: string): boolean => at(game, "Board.svelte") in boards;
export const loadBoard = async (game: string): Promise<Component<BoardProps<never, never, never>>> =>
  (await boards[at(game, "Board.svelte")]!()).default;
let drawn: Promise<unknown> = Promise.resolve();
/** The game's picture for the home page, as HTML; null if it has none. One after the other: between two of them the
 * browser draws and listens. */
export function loadPicture(game: string): Promise<string | null> {
  const fetched = pictures[at(game, "Picture.svelte")]?.() ?? Promise.resolve(null);
  const picture = drawn.then(() => fetched);
  drawn = picture.then(() => new Promise((done) => setTimeout(done, 16)), () => null);
  return picture;
}
/** How the game counts a round; null if it draws nothing of its own. */
export const loadCounting = async (game: string): Promise<Component<CountingProps<never, never>> | null> =>
  (await countings[at(game, "Counting.svelte")]?.())?.default ?? null;
/** The deeds that have a letter, by the names of their `data-key`; the messages `key-<name>` have letter and words. */
export const gameKeys = (game: string): string[] => keys[at(game, "keys.json")] ?? [];
const lessonFile = (number: number): string => (number === 1 ? "lesson.json" : `lesson${number}.json`);
/** The numbers of a game's lessons, from 1. */
export function lessonsOf(game: string): number[] {
  const numbers: number[] = [];
  while (at(game, lessonFile(numbers.length + 1)) in lessons) numbers.push(numbers.length + 1);
  return numbers;
}
export const hasLesson = (game: string, number = 1): boolean => at(game, lessonFile(number)) in lessons;
export const loadLesson = async (game: string, number = 1): Promise<Lesson> =>
  (await lessons[at(game, lessonFile(number))]!()).default;
/** How the game draws its pieces in text; null if it does not. */
export const loadInText = async (game: string): Promise<InText | null> => (await inTexts[at(game, "InText.svelte")]?.()) ?? null;

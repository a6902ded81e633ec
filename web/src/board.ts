/** What a board is: a drawing of one view, and where the player points. It knows no rules. */
import type { Component } from "svelte";
import type { Lesson } from "./lesson";
import type { Said, Speaker } from "./text";

/** An action that is legal now, as the server lists it: its notation, its own fields and its sentence. */
export interface Choice {
  text: string;
  action: { type: string; index: number } & Record<string, unknown>;
  say: Said;
}

/** Something that has happened, as this viewer is told it. */
export interface Told {
  move: number;
  clause: string;
  say: Said;
  /** The event's own fields, with its class name under `type`. */
  event: { type: string } & Record<string, unknown>;
}

export interface BoardProps<View = Record<string, unknown>> {
  /** The whole view, as the game's `view.py` builds it. */
  view: View;
  /** Who looks; null is a spectator. */
  seat: number | null;
  /** In an open replay every seat's own view, so that all hands can be drawn; otherwise null. */
  open: View[] | null;
  /** The seats asked now. */
  asked: number[];
  /** What this viewer may do now; empty unless asked (and live). */
  choices: Choice[];
  /** Options in force. */
  options: Record<string, unknown>;
  /** The events between the last drawing and this one, for motion and sound; empty on loading and jumping. */
  fresh: Told[];
  /** Text in the player's language, with the players' names. */
  speaker: Speaker;
  /** Whether motion is wanted. */
  motion: boolean;
  /** Play one of `choices` (by its text). */
  play: (text: string) => void;
  /** Ask why this notation is not allowed; the shell shows the sentence and its clause. */
  why: (text: string) => void;
  /** The same sentence for the board itself to show, where the player sees it before pressing anything; null if it is allowed. */
  reason: (text: string) => Promise<Said | null>;
}

const boards = import.meta.glob<{ default: Component<BoardProps<never>> }>(
  "../../src/estaminet/games/*/board/Board.svelte",
);
const pictures = import.meta.glob<{ default: Component }>("../../src/estaminet/games/*/board/Picture.svelte");
const lessons = import.meta.glob<{ default: Lesson }>("../../src/estaminet/games/*/board/lesson.json");

const at = (game: string, file: string): string => `../../src/estaminet/games/${game}/board/${file}`;

export const hasBoard = (game: string): boolean => at(game, "Board.svelte") in boards;
export const loadBoard = async (game: string): Promise<Component<BoardProps<never>>> =>
  (await boards[at(game, "Board.svelte")]!()).default;
/** The game's picture for the home page; null if it has none. */
export const loadPicture = async (game: string): Promise<Component | null> =>
  (await pictures[at(game, "Picture.svelte")]?.())?.default ?? null;
export const hasLesson = (game: string): boolean => at(game, "lesson.json") in lessons;
export const loadLesson = async (game: string): Promise<Lesson> => (await lessons[at(game, "lesson.json")]!()).default;

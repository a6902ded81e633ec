/** Tips for the first real matches after a lesson: which ones there are is data in the game's folder
 * (`board/coach.json`), which ones are still needed is kept by this browser. */
import type { Choice } from "./board";

/** A tip for a decision. Tips are tried in order; the first that fits is given. */
export interface Tip {
  /** The message with the tip: `coach-...` in the game's strings. */
  say: string;
  /** It fits when an action of this type may be chosen ... */
  offered: string;
  /** ... and, if given, the view's `phase` is this. */
  phase?: string;
  /** After so many such actions of one's own nobody needs it. */
  until: number;
}

/** How often this player did what, by type of action, and was given which tip, since the coaching began. */
export type Done = Record<string, number>;

const KEY = "estaminet.coach";
const tips = import.meta.glob<{ default: Tip[] }>("../../src/estaminet/games/*/board/coach.json");

function kept(): Record<string, Done> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Done>;
  } catch {
    return {};
  }
}
function keep(all: Record<string, Done>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing coaches nobody.
  }
}

/** From now on there are tips in this game, all of them. */
export const startCoaching = (game: string): void => keep({ ...kept(), [game]: {} });
/** What has been done so far; null: nobody is coached in this game. */
export const coached = (game: string): Done | null => kept()[game] ?? null;
export function stopCoaching(game: string): void {
  const { [game]: _, ...rest } = kept();
  keep(rest);
}
export function countDone(game: string, type: string): void {
  const done = coached(game);
  if (done) keep({ ...kept(), [game]: { ...done, [type]: (done[type] ?? 0) + 1 } });
}

export const loadTips = async (game: string): Promise<Tip[]> =>
  (await tips[`../../src/estaminet/games/${game}/board/coach.json`]?.())?.default ?? [];

/** A tip that was given so often is not given again, whatever was done about it. */
const GIVEN = 3;

/** The tip for this decision, and how strongly to give it: less each time, until it is gone. */
export function tipFor(all: readonly Tip[], done: Done, choices: readonly Choice[], phase: unknown): { tip: Tip; strength: number } | null {
  for (const tip of all) {
    const given = done[tip.say] ?? 0;
    const needed = (done[tip.offered] ?? 0) < tip.until && given < GIVEN;
    const fits = (tip.phase === undefined || tip.phase === phase) && choices.some(({ action }) => action.type === tip.offered);
    if (needed && fits) return { tip, strength: 1 - given / GIVEN };
  }
  return null;
}

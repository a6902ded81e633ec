/** Where an action is on a board: `board/spots.ts` of a game says it, so that the shell can point at it. */
import type { Action } from "./board";

/** Selectors within the board. One that is there several times means as many things that it finds. */
export type Spots<Of extends Action = Action, View = unknown> = (action: Of, view: View) => string[];

const spots = import.meta.glob<{ spots: Spots<never, never> }>("../../src/estaminet/games/*/board/spots.ts");

/** How the game points at an action; at nothing if it has not said how. */
export async function loadSpots(game: string): Promise<Spots> {
  const found = await spots[`../../src/estaminet/games/${game}/board/spots.ts`]?.();
  return (found?.spots as Spots | undefined) ?? (() => []);
}

/** The things on the board that these selectors mean. */
export function pointedAt(board: ParentNode, selectors: readonly string[]): Element[] {
  const taken = new Set<Element>();
  for (const selector of selectors) {
    const next = [...board.querySelectorAll(selector)].find((element) => !taken.has(element));
    if (next) taken.add(next);
  }
  return [...taken];
}

/** A match as a row of moments: the view after each number of moves. Those we have not seen are asked for when wanted. */
import type { Action, Choice, Told } from "../board";
import type { Sentence } from "../text";
import type { Play, Replay, Result, Say, Step } from "../wire/protocol";
import type * as wire from "../wire/protocol";

export interface Moment {
  /** How many moves have been made. */
  move: number;
  view: Record<string, unknown>;
  /** What the rules say about it; null where the game says nothing. */
  facts: unknown;
  asked: number[];
  ask: Sentence;
  result: Result | null;
  /** With everything open: every seat's own view. */
  open: Record<string, unknown>[] | null;
}

/** The wire leaves empty arguments out; what draws wants them there. */
export const said = (say: Say): Sentence => ({ message: say.message, args: (say.args ?? {}) as Sentence["args"] });
export const told = (event: wire.Told): Told => ({ ...event, say: said(event.say), event: event.event as Told["event"] });

/** A choice as the shell has it: with its notation, for those who type. */
export interface Written extends Choice {
  text: string;
}
export const choice = (one: wire.Choice): Written => ({ ...one, action: one.action as Action, say: said(one.say) });

export const momentOfPlay = (play: Play): Moment => ({
  move: play.moves,
  view: play.view as Moment["view"],
  facts: play.facts ?? null,
  asked: play.asked,
  ask: said(play.ask),
  result: play.result ?? null,
  open: null,
});

export const momentOfStep = (step: Step): Moment => ({
  move: step.move,
  view: step.view as Moment["view"],
  facts: step.facts ?? null,
  asked: step.asked,
  ask: said(step.ask),
  result: step.result ?? null,
  open: step.hands
    ? Object.keys(step.hands)
        .sort((a, b) => Number(a) - Number(b))
        .map((seat) => step.hands![seat] as Moment["view"])
    : null,
});

/** A whole replay, page after page; `ask` gets the number of the first step wanted. */
export async function wholeReplay(ask: (since: number) => Promise<Replay>): Promise<Replay> {
  const first = await ask(0);
  const steps = [...first.steps];
  const hidden = first.first ?? 0;
  while (hidden + steps.length < first.total) {
    const more = await ask(hidden + steps.length);
    if (!more.steps.length) break;
    steps.push(...more.steps);
  }
  return { ...first, steps };
}

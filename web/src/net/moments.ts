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
export const told = (event: wire.Told): Told => ({ ...event, say: said(event.say), event: event.event as Told["event"], by: event.by ?? null });

const seatOf = ({ event }: Told): number | null => (typeof event.seat === "number" ? event.seat : null);

/** The events with whoever they are to be shown as the doing of: the wire names who moved, which is whoever answered last
 * where several were asked; then it is the first seat that an event of the move speaks of. `asked`: who was asked, where
 * it is known. */
export function attributed(events: Told[], asked: readonly number[] = []): Told[] {
  const by = new Map<number, number>();
  if (asked.length !== 1) {
    for (const told of events) {
      const seat = seatOf(told);
      if (!by.has(told.move) && seat !== null) by.set(told.move, seat);
    }
  }
  return events.map((told) => ({ ...told, by: told.by === null ? null : (by.get(told.move) ?? told.by) }));
}

/** That the match has been taken back to so many moves, as a line of the story. */
export const takenBack = (moves: number, by: number | null): Told => ({
  move: moves - 1,
  clause: "",
  say: by === null ? { message: "site-taken-back", args: {} } : { message: "site-takes-back", args: { seat: { type: "Name", seat: by } } },
  event: { type: "TakenBack" },
  by: null,
});

/** The story with what was taken back before we came, each line where the match went on from. */
export function withTakenBack(story: readonly Told[], taken: readonly wire.TakenBack[]): Told[] {
  const whole = [...story];
  for (const { to, by } of taken) whole.splice(whole.findLastIndex((event) => event.move < to) + 1, 0, takenBack(to, by));
  return whole;
}

/** What each seat did last before so many moves: the first thing that came of its move. */
export function lastOfEach(story: readonly Told[], moves: number, seats: number): (Told | null)[] {
  const lasts = Array<Told | null>(seats).fill(null);
  for (const told of story) {
    if (told.by === null || told.move >= moves || told.by >= seats) continue;
    if (lasts[told.by]?.move !== told.move) lasts[told.by] = told;
  }
  return lasts;
}

/** A choice as the shell has it: with its notation, for those who type. */
export interface Written extends Choice {
  text: string;
}
/** Text as somebody types it, and the choice that is written so: capitals and spaces do not matter. */
export const typedText = (text: string): string => text.trim().replace(/\s+/g, " ");
export const typedChoice = (choices: readonly Written[], text: string): Written | undefined =>
  choices.find((choice) => choice.text.toLowerCase() === typedText(text).toLowerCase());

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

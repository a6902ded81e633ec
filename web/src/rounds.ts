/** What the rounds of a match tell: who leads, and when it was decided. Numbers only; the sentences are the shell's. */
import type { RoundScores } from "./wire/protocol";

/** The seats with the best score; none where nothing is counted. */
export function leaders(score: readonly number[], lowest: boolean): number[] {
  if (!score.length) return [];
  const best = lowest ? Math.min(...score) : Math.max(...score);
  return score.flatMap((one, seat) => (one === best ? [seat] : []));
}

/** How far a seat is ahead of the best of the others; negative: behind. */
function margin(score: readonly number[], seat: number, lowest: boolean): number {
  const others = score.filter((_, other) => other !== seat);
  return lowest ? Math.min(...others) - score[seat]! : score[seat]! - Math.max(...others);
}

export interface Turn {
  /** The lead changed for good; or the winner led all along, and this round brought most. */
  kind: "lead" | "step";
  round: number;
  seat: number;
  /** How much further ahead the winner was after it. */
  by: number;
}

/** Where the match was decided for its only winner; null if there is nothing to tell. */
export function turningPoint(rounds: readonly RoundScores[], places: readonly number[], lowest: boolean): Turn | null {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const counted = rounds.filter((round) => round.score.length > 1);
  if (winners.length !== 1 || counted.length < 2) return null;
  const seat = winners[0]!;
  const margins = counted.map((round) => margin(round.score, seat, lowest));
  const gain = (at: number): number => margins[at]! - (at ? margins[at - 1]! : 0);
  // Ahead of everybody from then on, and not before.
  const behind = margins.findLastIndex((one) => one <= 0);
  if (behind >= 0 && behind < counted.length - 1) {
    return { kind: "lead", round: counted[behind + 1]!.round, seat, by: gain(behind + 1) };
  }
  const best = counted.reduce((most, _, at) => (gain(at) > gain(most) ? at : most), 0);
  // Where every step was as long as the others, none stands out.
  const stands = counted.filter((_, at) => gain(at) === gain(best)).length === 1;
  return gain(best) > 0 && stands ? { kind: "step", round: counted[best]!.round, seat, by: gain(best) } : null;
}

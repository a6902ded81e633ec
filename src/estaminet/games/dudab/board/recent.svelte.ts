/** What happened last and is no longer in the view: how a round was scored, and a hand shown as proof. */
import type { Told } from "$web/board";
import type { Event, Explanation } from "$web/wire/games/dudab";

export class Recent {
  /** The round that ended last, seat by seat; the next one may have been dealt since. */
  scored: { round: number; explained: Explanation[] } | null = $state.raw(null);
  /** It lies open until the next thing happens. */
  proof: { seat: number; cards: string[] } | null = $state.raw(null);

  /** Take in what is new; whether a round has ended with it. */
  hear(fresh: readonly Told[]): boolean {
    if (!fresh.length) return false;
    const explained: Explanation[] = [];
    let ended: number | null = null;
    let proof: typeof this.proof = null;
    for (const told of fresh) {
      const event = told.event as unknown as Event;
      if (event.type === "HandShown") proof = event;
      else if (event.type === "Scored") explained[event.seat] = event.score;
      else if (event.type === "RoundOver") {
        ended = event.round;
        proof = null;
      }
    }
    this.proof = proof;
    if (ended !== null && explained.length) this.scored = { round: ended, explained };
    return ended !== null;
  }
}

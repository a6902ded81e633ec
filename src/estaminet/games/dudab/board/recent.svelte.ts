/** What happened last and is no longer in the view: how a round was scored, and a hand shown as proof. */
import type { Told } from "$web/board";
import type { Event, Explanation } from "$web/wire/games/dudab";

export class Recent {
  /** The round that ended last, seat by seat; the next one may have been dealt since. */
  scored: { round: number; explained: Explanation[] } | null = $state.raw(null);
  /** It lies open until the next thing happens. */
  proof: { seat: number; cards: string[] } | null = $state.raw(null);

  /** Points of a round whose end has not been told yet. */
  private points: Explanation[] = [];

  /** Take in what is new; whether a round has ended with it. */
  hear(fresh: readonly Told[]): boolean {
    if (!fresh.length) return false;
    let ended = false;
    this.proof = null;
    for (const told of fresh) {
      const event = told.event as unknown as Event;
      if (event.type === "HandShown") this.proof = event;
      else if (event.type === "RoundOver") {
        ended = true;
        this.points = [];
        this.scored = { round: event.round, explained: [] };
      } else if (event.type === "Scored" && this.scored) {
        this.points[event.seat] = event.score;
        this.scored = { round: this.scored.round, explained: [...this.points] };
      }
    }
    return ended;
  }
}

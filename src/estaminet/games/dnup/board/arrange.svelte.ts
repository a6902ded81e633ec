/** How the player has arranged the hand. The rules know no order of a hand: this is a matter of the screen alone. */
import { type Held, values } from "./cards";

export type Order = "value" | "other" | "own";

const by =
  (first: 0 | 1) =>
  (a: Held, b: Held): number => {
    const [x, y] = [values(a.card), values(b.card)];
    return x[first] - y[first] || x[1 - first]! - y[1 - first]!;
  };

/** One hand, kept for a round and over a reload; in the next round the player's own order starts again. */
export class Arrangement {
  order = $state<Order>("value");
  private keys = $state.raw<string[]>([]);
  private round = -1;

  private get shelf(): string {
    return `dnup ${location.pathname} ${this.round}`;
  }

  /** To be called when a round is shown, before `arrange`. */
  open(round: number): void {
    if (round === this.round) return;
    this.round = round;
    this.keys = [];
    if (this.order === "own") this.order = "value";
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.shelf) ?? "null") as { order: Order; keys: string[] } | null;
      if (kept) {
        this.order = kept.order;
        this.keys = kept.keys;
      }
    } catch {
      // A browser that keeps nothing: the arrangement lasts as long as the page.
    }
  }

  arrange(hand: readonly Held[]): Held[] {
    if (this.order !== "own") return [...hand].sort(by(this.order === "value" ? 0 : 1));
    // What has come to the hand since then is put at its end.
    const place = (one: Held): number => {
      const at = this.keys.indexOf(one.key);
      return at < 0 ? this.keys.length : at;
    };
    return [...hand].sort((a, b) => place(a) - place(b));
  }

  sort(order: Order, shown: readonly Held[]): void {
    if (order === "own") this.keys = shown.map((one) => one.key);
    this.order = order;
    this.keep();
  }

  /** Put one card before another place of the hand as it is shown. */
  move(shown: readonly Held[], key: string, before: number): void {
    const keys = shown.map((one) => one.key);
    const at = keys.indexOf(key);
    if (at < 0 || before === at || before === at + 1) return;
    keys.splice(at, 1);
    keys.splice(before > at ? before - 1 : before, 0, key);
    this.keys = keys;
    this.order = "own";
    this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(this.shelf, JSON.stringify({ order: this.order, keys: this.keys }));
    } catch {
      // As above.
    }
  }
}

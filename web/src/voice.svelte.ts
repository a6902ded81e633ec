/** The one voice: what a page says to those who listen goes through here, in order and once. `shell/Voice.svelte` is its
 * only live region. */

import { untrack } from "svelte";

/** How much is said: everything that happens, what concerns the player, or only what they are asked. Answers to what
 * somebody has just done, and trouble, are always said. */
export type Telling = "everything" | "mine" | "questions";
export const TELLINGS: readonly Telling[] = ["everything", "mine", "questions"];

export interface Line {
  number: number;
  kind: "event" | "question" | "notice";
  text: string;
  since: number;
}

/** Milliseconds after which a line has been read or never will be. */
const KEPT = 15_000;

class Voice {
  lines = $state.raw<Line[]>([]);
  private made = 0;
  private event = "";
  private question = "";

  /** Something happened. */
  tell(text: string): void {
    this.event = text;
    this.question = "";
    this.add("event", text);
  }

  /** Something is asked of the player. */
  ask(text: string): void {
    this.question = text;
    this.add("question", text);
  }

  /** An answer to what the player has just tried, or trouble. */
  note(text: string): void {
    this.add("notice", text);
  }

  /** The latest once more, for who has missed it. */
  again(): void {
    for (const text of [this.event, this.question]) if (text) this.add("notice", text);
  }

  /** At another table there is nothing to say again. */
  forget(): void {
    this.event = this.question = "";
    this.lines = [];
  }

  private add(kind: Line["kind"], text: string): void {
    const now = performance.now();
    this.made += 1;
    // Whoever says something in an effect is not to say it again because somebody else speaks.
    const before = untrack(() => this.lines);
    this.lines = [...before.filter(({ since }) => now - since < KEPT), { number: this.made, kind, text, since: now }];
  }
}

export const voice = new Voice();

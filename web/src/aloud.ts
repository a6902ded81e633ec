/** What is said aloud of the events at a table, for those who listen: as much as they have asked for, each once. */
import type { Told } from "./board";
import { settings } from "./settings.svelte";
import type { Arg, Speaker } from "./text";
import { voice } from "./voice.svelte";

/** Whether a seat is in a sentence. */
function named(args: Record<string, Arg>, seat: number | null): boolean {
  return Object.values(args).some((arg) => {
    if (typeof arg !== "object") return false;
    if (arg.type === "Name") return arg.seat === seat;
    return named((arg.type === "Word" ? (arg.args ?? {}) : arg.parts) as Record<string, Arg>, seat);
  });
}

export class Aloud {
  private waiting: Told[] = [];

  /** `listener` gives whoever listens and the words for it; null as long as there is nobody to speak to. */
  constructor(private readonly listener: () => { seat: number | null; speaker: Speaker } | null) {}

  hear(told: Told): void {
    this.waiting.push(told);
    this.tell();
  }

  /** Says what has waited for a listener. */
  tell(): void {
    const to = this.listener();
    if (!to) return;
    for (const told of this.waiting) {
      const concerns = told.by === null || told.by === to.seat || named(told.say.args, to.seat);
      if (settings.telling === "everything" || (settings.telling === "mine" && concerns)) voice.tell(to.speaker.said(told.say));
    }
    this.waiting = [];
  }

  forget(): void {
    this.waiting = [];
    voice.forget();
  }
}

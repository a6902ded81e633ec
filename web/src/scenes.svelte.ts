/** The story of a match, told one event at a time. Events arrive in bursts; each becomes a scene with a caption and what
 * moves on the board, and stays on long enough to be read. The match itself never waits for it, nor does the player. */
import type { Told } from "./board";

export type Pace = "calm" | "brisk" | "instant";
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];

export interface Scene {
  /** Of this browser's visit, from 1; what is shown again gets a number of its own. */
  number: number;
  told: Told;
  /** After how many moves the board is what this scene shows. */
  moves: number;
  /** It has been told before. */
  again: boolean;
}

/** Milliseconds a caption is on at least, and for each letter beyond what is read at a glance. */
const LEAST: Record<Pace, number> = { calm: 1300, brisk: 640, instant: 0 };
const LETTER: Record<Pace, number> = { calm: 22, brisk: 9, instant: 0 };
const GLANCE = 36;
const LONGEST = 2.5;
/** With so many waiting none is on longer than it must be. */
const HURRY = 5;
/** So many scenes are more than anybody waits for: only the latest are told. */
const MOST = 40;
const KEPT = 6;

export class Scenes {
  current = $state.raw<Scene | null>(null);
  waiting = $state.raw<Scene[]>([]);
  paused = $state(false);
  /** The scene told last, which stays to be read. */
  last = $state.raw<Scene | null>(null);
  /** How many events have been heard, and how many of them told, since the page was opened. */
  heard = $state(0);
  told = $state(0);
  /** Until the player is asked nothing is told but the end. */
  private skipping = false;
  private made = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current scene may end; while paused, how much of it is left. */
  private until = 0;
  private left = 0;
  private waiters: { count: number; done: () => void }[] = [];

  /** `length` says how long a sentence is in letters; `began` hears of every scene. */
  constructor(
    private readonly pace: () => Pace,
    private readonly length: (told: Told) => number,
    private readonly began: (scene: Scene) => void = () => undefined,
  ) {}

  readonly idle = $derived(this.current === null && this.waiting.length === 0);
  /** What the board is to draw as motion now. */
  readonly fresh: Told[] = $derived(this.current ? [this.current.told] : []);

  /** Something happened; `moves` is the number of moves after it. */
  tell(events: readonly Told[], moves: number): void {
    if (!events.length) return;
    this.heard += events.length;
    const scenes = events.map((told) => this.scene(told, moves, false));
    if (this.pace() === "instant" || this.skipping || document.hidden) {
      this.finish();
      this.last = scenes.at(-1)!;
      this.count(this.heard);
      return;
    }
    const all = [...this.waiting, ...scenes];
    this.waiting = all.length > MOST ? all.slice(-KEPT) : all;
    if (!this.current) this.next();
  }

  /** The player is asked: from here on the story is told again. */
  asked(): void {
    this.skipping = false;
  }

  /** Tell these once more, each with the number of moves after it. */
  again(events: readonly Told[]): void {
    this.finish();
    this.skipping = false;
    this.paused = false;
    this.waiting = events.map((told) => this.scene(told, told.move + 1, true));
    this.next();
  }

  /** End everything that is being told. Until the player is asked, `tillAsked`, nothing else is told either. */
  skip(tillAsked = false): void {
    this.skipping = tillAsked;
    this.paused = false;
    this.finish();
    this.count(this.heard);
  }

  pause(paused = !this.paused): void {
    if (paused === this.paused || (paused && !this.current)) return;
    this.paused = paused;
    clearTimeout(this.timer);
    if (paused) this.left = Math.max(0, this.until - performance.now());
    else if (this.current) this.hold(this.left);
  }

  /** Keep the scene that is on for this long at brisk, from now; how long that is at the pace chosen. */
  linger(ms: number): number {
    const long = this.pace() === "calm" ? ms * 1.6 : ms;
    if (this.current && performance.now() + long > this.until) {
      clearTimeout(this.timer);
      if (this.paused) this.left = Math.max(this.left, long);
      else this.hold(long);
    }
    return long;
  }

  /** Resolves when the first `count` events have been told or skipped: by default all that were heard so far. */
  async story(count = this.heard): Promise<void> {
    if (this.told >= count) return;
    await new Promise<void>((done) => this.waiters.push({ count, done }));
  }

  /** Everything anew, as after loading. */
  reset(): void {
    this.finish();
    this.last = null;
    this.skipping = false;
    this.count(this.heard);
  }

  close(): void {
    this.finish();
    this.count(this.heard);
  }

  private scene(told: Told, moves: number, again: boolean): Scene {
    this.made += 1;
    return { number: this.made, told, moves, again };
  }

  private next(): void {
    clearTimeout(this.timer);
    const [scene, ...rest] = this.waiting;
    this.waiting = rest;
    this.current = scene ?? null;
    if (!scene) {
      this.count(this.heard);
      return;
    }
    this.last = scene;
    const pace = this.pace();
    const letters = rest.length >= HURRY ? 0 : Math.max(0, this.length(scene.told) - GLANCE);
    this.hold(Math.min(LEAST[pace] * LONGEST, LEAST[pace] + letters * LETTER[pace]));
    this.began(scene);
  }

  private hold(ms: number): void {
    this.until = performance.now() + ms;
    if (this.paused) this.left = ms;
    else this.timer = setTimeout(() => this.ended(), ms);
  }

  private ended(): void {
    // What still waits has been heard and not told.
    this.count(this.heard - this.waiting.filter((scene) => !scene.again).length);
    this.next();
  }

  private finish(): void {
    clearTimeout(this.timer);
    const end = this.waiting.at(-1) ?? this.current;
    if (end) this.last = end;
    this.waiting = [];
    this.current = null;
  }

  private count(told: number): void {
    this.told = told;
    const ready = this.waiters.filter((waiter) => waiter.count <= told);
    this.waiters = this.waiters.filter((waiter) => waiter.count > told);
    for (const { done } of ready) done();
  }
}

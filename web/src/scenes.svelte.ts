/** The story of a match, told one event at a time. Events arrive in bursts; each becomes a scene with a caption and what
 * moves on the board, and stays on long enough to be read. The match itself never waits for it, nor does the player. */
import type { Told } from "./board";
import type { Pace } from "./settings.svelte";

export interface Scene {
  /** Of this browser's visit, from 1; what is shown again gets a number of its own. */
  number: number;
  told: Told;
  /** After how many moves the board is what this scene shows, and what it showed before. */
  moves: number;
  before: number;
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
  private starting = false;
  private made = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the current scene is on from when it is drawn, and when it ends: null before it is drawn and while paused. */
  private long = 0;
  private until: number | null = null;
  private waiters: { count: number; done: () => void }[] = [];

  /** `length` says how long a sentence is in letters; `began` hears of every scene; `said` of everything that is told, also
   * of what is told without a scene. */
  constructor(
    private readonly pace: () => Pace,
    private readonly length: (told: Told) => number,
    private readonly began: (scene: Scene) => void = () => undefined,
    private readonly said: (told: Told) => void = () => undefined,
  ) {}

  /** After how many moves the table is as far as it has been told; null: as it is. */
  readonly moment = $derived(this.current?.moves ?? this.waiting[0]?.before ?? null);
  readonly idle = $derived(this.current === null && this.waiting.length === 0);
  /** What the board is to draw as motion now. */
  readonly fresh: Told[] = $derived(this.current ? [this.current.told] : []);
  /** What is still to be told. */
  readonly ahead: Told[] = $derived(this.waiting.map((scene) => scene.told));

  /** Something happened; `moves` is the number of moves after it, `before` that before it. */
  tell(events: readonly Told[], moves: number, before: number): void {
    if (!events.length) return;
    this.heard += events.length;
    const scenes = events.map((told) => this.scene(told, moves, before, false));
    if (this.pace() === "instant" || this.skipping || document.hidden) {
      this.finish();
      for (const { told } of scenes) this.said(told);
      this.last = scenes.at(-1)!;
      this.count(this.heard);
      return;
    }
    const all = [...this.waiting, ...scenes];
    this.waiting = all.length > MOST ? all.slice(-KEPT) : all;
    this.say(all.slice(0, -this.waiting.length));
    if (this.current || this.starting) return;
    // After the next frame, in a task of its own: the page has been drawn by then, and neither makes the other wait.
    this.starting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.starting = false;
        if (!this.current && this.waiting.length) this.next();
      }),
    );
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
    this.waiting = events.map((told) => this.scene(told, told.move + 1, told.move, true));
    this.next();
  }

  /** Nothing is told: this is what happened last. */
  rest(last: Told | null, moves: number): void {
    this.finish();
    this.last = last && this.scene(last, moves, moves, true);
    this.count(this.heard);
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
    if (!paused) this.run();
    else if (this.until !== null) {
      this.long = Math.max(0, this.until - performance.now());
      this.until = null;
    }
  }

  /** Keep the scene that is on for this long at brisk, from now; how long that is at the pace chosen. */
  linger(ms: number): number {
    const long = this.pace() === "calm" ? ms * 1.6 : ms;
    if (!this.current) return long;
    if (this.until === null) this.long = Math.max(this.long, long);
    else if (performance.now() + long > this.until) {
      this.long = long;
      this.run();
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
    this.waiting = [];
    this.finish();
    this.last = null;
    this.skipping = false;
    this.count(this.heard);
  }

  close(): void {
    this.waiting = [];
    this.finish();
    this.count(this.heard);
  }

  private scene(told: Told, moves: number, before: number, again: boolean): Scene {
    this.made += 1;
    return { number: this.made, told, moves, before, again };
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
    this.long = Math.min(LEAST[pace] * LONGEST, LEAST[pace] + letters * LETTER[pace]);
    this.until = null;
    this.began(scene);
    this.said(scene.told);
    // A slow machine does not shorten what is to be read: its time begins when it is on the screen.
    requestAnimationFrame(() => {
      if (this.current === scene && this.until === null && !this.paused) this.run();
    });
  }

  private run(): void {
    clearTimeout(this.timer);
    this.until = performance.now() + this.long;
    this.timer = setTimeout(() => this.ended(), this.long);
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
    this.say(this.waiting);
    this.waiting = [];
    this.current = null;
  }

  /** What nobody sees is said all the same; what was told before is not. */
  private say(scenes: readonly Scene[]): void {
    for (const { told, again } of scenes) if (!again) this.said(told);
  }

  private count(told: number): void {
    this.told = told;
    const ready = this.waiters.filter((waiter) => waiter.count <= told);
    this.waiters = this.waiters.filter((waiter) => waiter.count > told);
    for (const { done } of ready) done();
  }
}

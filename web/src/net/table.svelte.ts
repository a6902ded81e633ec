/** A live table as this viewer knows it. The running match and the point in time that is shown are kept apart: looking
 * back changes only `lookingAt`, whatever arrives meanwhile. */
import type { Choice, Deed, Told } from "../board";
import { Scenes } from "../scenes.svelte";
import { settings } from "../settings.svelte";
import type { Sentence } from "../text";
import type { FromServer, Play, Presence, Reason, ChatLine, TableInfo, Update } from "../wire/protocol";
import { api, sentenceOf } from "./api";
import { attributed, choice, lastOfEach, type Moment, momentOfPlay, momentOfStep, said, takenBack, told, wholeReplay, withTakenBack, type Written } from "./moments";
import { randomWords, rememberWords } from "../fair";
import { ownName } from "../play-now";
import { type State, TableSocket, type Wish } from "./socket";

export interface Refusal {
  /** What was typed; null when it was not a typed move. */
  text: string | null;
  say: Sentence;
  clause: string | null;
}

/** What the shell hears of besides what it draws. */
export interface News {
  /** Something that happened is being told now. */
  scene(told: Told): void;
  /** Something that happened is to be said aloud, now. */
  aloud(told: Told): void;
  /** How long the sentence about it is, in letters. */
  letters(told: Told): number;
  asked(): void;
  ended(): void;
  said(line: ChatLine): void;
}

/** Who said a line, to be muted or not. */
export const speakerOf = (line: ChatLine): string => `${line.seat ?? ""} ${line.name}`;

/** Milliseconds for which words stay at a seat: long enough to read them. */
const SPOKEN = 4_000;
const SPOKEN_A_LETTER = 55;
/** Milliseconds for which somebody is believed to be writing; they say so more often. */
const TYPES = 4_000;
const TYPES_EVERY = 2_000;
/** Without a move of one's own: so many events are worth seeing again. */
const RECENT = 6;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  /** The seat that was given to somebody else while we were away, and can be had back. */
  back = $state<number | null>(null);
  /** All seats that this device holds, at a table where several people share it. */
  yours = $state.raw<number[]>([]);
  play = $state.raw<Play | null>(null);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What was said just now, one line a seat at most: it is shown there. */
  spoken = $state.raw<ChatLine[]>([]);
  /** The seats whose people are writing something to say. */
  typing = $state.raw<number[]>([]);
  /** Whom one does not want to read, for as long as this page is open. */
  muted = $state.raw<string[]>([]);
  presence = $state.raw<Presence>({ type: "presence", here: [], watchers: [], watching: 0 });
  connection = $state<State>("connecting");
  /** Why the server has closed the connection for good. */
  farewell = $state.raw<Sentence | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** After how many moves we look; null: now. */
  lookingAt = $state<number | null>(null);
  /** Looking back: events between the last drawing and this one; empty after loading and jumping. */
  private stepped = $state.raw<Told[]>([]);
  /** A move is on its way. */
  sending = $state(false);
  /** A spectator may look with the eyes of a seat that has opened its hand. */
  eyes = $state<number | null>(null);
  /** When `play.clocks` arrived, to count on from. */
  clocksAt = $state(0);

  /** What happened, as it is told. */
  readonly scenes = new Scenes(
    () => settings.pace,
    (told) => this.news.letters(told),
    ({ told }) => this.news.scene(told),
    (told) => this.news.aloud(told),
  );
  private number = 0;
  /** By number of moves; with holes where we were not there. Not reactive: `lookingAt` is set after what it points at. */
  private readonly moments: Moment[] = [];
  private pastLoading: Promise<void> | null = null;
  private readonly wishes = new Map<string, { wish: Wish; text: string | null; done: (() => void) | null }>();
  /** Who waits for a reason without its being shown. */
  private readonly reasons = new Map<string, (say: Sentence | null) => void>();
  private readonly socket: TableSocket;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private typed = 0;

  constructor(
    readonly id: string,
    private readonly news: News,
  ) {
    this.socket = new TableSocket(
      id,
      (message) => this.hear(message),
      (state) => (this.connection = state),
    );
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.scenes.close();
    this.socket.close();
  }

  // What is shown

  readonly now = $derived(this.play ? momentOfPlay(this.play) : null);
  readonly live = $derived(this.lookingAt === null);
  readonly shown: Moment | null = $derived.by(() => {
    if (this.lookingAt !== null) {
      const past = this.moments[this.lookingAt];
      if (past) return past;
    }
    // What is being told is what the table shows, unless the player is asked: they play on the table as it is.
    const { moment } = this.scenes;
    if (moment !== null && this.eyes === null && !this.play?.legal) {
      const then = this.moments[moment];
      if (then) return then;
    }
    const eyes = this.eyes === null ? undefined : this.play?.hands?.[String(this.eyes)];
    return this.now && eyes ? { ...this.now, view: eyes as Moment["view"] } : this.now;
  });
  /** Events to draw as motion. */
  readonly fresh: Told[] = $derived(this.live ? this.scenes.fresh : this.stepped);
  /** What each seat did last, as of the moment shown; null for a seat that has not moved. */
  readonly lasts: (Told | null)[] = $derived(lastOfEach(this.story, this.shown?.move ?? 0, this.info?.seats.length ?? 0));
  /** What has happened since this viewer moved last. */
  readonly since: Told[] = $derived.by(() => {
    const mine = this.you === null ? undefined : this.story.findLast((told) => told.by === this.you)?.move;
    return mine === undefined ? this.story.slice(-RECENT) : this.story.filter((told) => told.move > mine);
  });
  readonly away = $derived(this.you !== null && this.info?.seats[this.you]?.kind === "bot");
  /** The last move can be taken back at once: the rules let it go, or only bots have answered it. */
  readonly canTakeBack = $derived(
    this.play?.take_back === true ||
      (this.you !== null &&
        !this.play?.result &&
        !this.away &&
        (this.info?.seats ?? []).every((seat, number) => number === this.you || seat.kind === "bot") &&
        this.story.some((told) => told.by === this.you)),
  );
  /** Whose knowledge is drawn. */
  readonly viewer = $derived(this.live && this.eyes !== null ? this.eyes : this.you);
  readonly choices: Written[] = $derived(
    this.live && this.connection === "here" && !this.sending ? (this.play?.legal ?? []).map(choice) : [],
  );
  readonly myTurn = $derived(this.you !== null && (this.play?.asked ?? []).includes(this.you) && !this.play?.result);
  readonly names = $derived((this.info?.seats ?? []).map((seat) => seat.of ?? seat.name));

  /** The earliest moment that may be looked at: where memory is part of play, a log turns its pages while a match lasts. */
  private get first(): number {
    if (this.play?.result) return 0;
    const page = this.story.findLast((event) => event.page);
    return page ? page.move + 1 : 0;
  }

  /** What the latest page has replaced. */
  private turnPage(): void {
    const at = this.play?.result ? -1 : this.story.findLastIndex((event) => event.page);
    if (at > 0) this.story = this.story.slice(at);
    for (let move = 0; move < Math.min(this.first, this.moments.length); move++) delete this.moments[move];
    if (this.lookingAt !== null && this.lookingAt < this.first) this.lookingAt = null;
  }

  /** Show the table after this many moves; past the last one, or null: as it is now. */
  async look(move: number | null): Promise<void> {
    const last = this.play?.moves ?? 0;
    if (move === null || move >= last) {
      this.lookingAt = null;
      this.stepped = [];
      return;
    }
    const wanted = Math.max(this.first, move);
    if (wanted >= last) return this.look(null);
    if (!this.moments[wanted]) await this.past();
    // One step forward is drawn as it was played; anything else is a jump.
    const before = this.lookingAt;
    this.stepped = before !== null && wanted === before + 1 ? this.story.filter((event) => event.move === before) : [];
    if (this.moments[wanted]) this.lookingAt = wanted;
  }

  step(by: number): void {
    void this.look((this.lookingAt ?? this.play?.moves ?? 0) + by);
  }

  /** Everything before we came: asked for once, when somebody looks back. */
  private past(): Promise<void> {
    this.pastLoading ??= wholeReplay((since) => api.replay(this.id, this.you, false, since))
      .then((replay) => {
        for (const step of replay.steps) this.moments[step.move] ??= momentOfStep(step);
      })
      .catch((error: unknown) => {
        this.refusal = { text: null, say: { message: "site-past-missing", args: { why: sentenceOf(error) } }, clause: null };
      })
      .finally(() => (this.pastLoading = null));
    return this.pastLoading;
  }

  // What is wished

  send(wish: Wish, done: (() => void) | null = null): void {
    this.refusal = null;
    const id = this.socket.send(wish);
    this.wishes.set(id, { wish, text: wish.type === "why" ? (wish.text ?? null) : null, done });
  }

  move(choice: Choice): void {
    const answers = this.play?.answers;
    if (answers === undefined || answers === null || this.sending) return;
    this.sending = true;
    // Who plays has seen enough.
    this.scenes.skip();
    this.send({ type: "move", index: choice.action.index, answers });
  }

  /** I am writing something: the others see it at my seat. */
  types(): void {
    const now = performance.now();
    if (this.you === null || now - this.typed < TYPES_EVERY) return;
    this.typed = now;
    this.socket.send({ type: "typing" });
  }

  /** Something that is true for so long; saying it again begins anew. */
  private for(what: string, ms: number, over: () => void): void {
    clearTimeout(this.timers.get(what));
    this.timers.set(what, setTimeout(over, ms));
  }

  private speak(line: ChatLine): void {
    this.typing = this.typing.filter((seat) => seat !== line.seat);
    if (this.muted.includes(speakerOf(line))) return;
    const others = this.spoken.filter((one) => speakerOf(one) !== speakerOf(line));
    this.spoken = [...others, line];
    const over = (): void => void (this.spoken = this.spoken.filter((one) => one !== line));
    this.for(`spoken ${speakerOf(line)}`, SPOKEN + SPOKEN_A_LETTER * (line.text?.length ?? 0), over);
  }

  /** Why is that not allowed: something pointed at on the board, or something typed. */
  why(asked: Deed | string): void {
    this.send(typeof asked === "string" ? { type: "why", text: asked } : { type: "why", action: asked });
  }

  reason(deed: Deed): Promise<Sentence | null> {
    return new Promise((answer) => this.reasons.set(this.socket.send({ type: "why", action: deed }), answer));
  }

  // What arrives

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        this.you = message.you;
        this.back = message.back ?? null;
        this.yours = message.yours ?? [];
        this.number = message.number;
        this.story = withTakenBack(attributed(message.story.map(told)), message.taken_back ?? []);
        this.scenes.reset();
        this.chat = message.chat;
        this.presence = message.presence;
        this.moments.length = 0;
        this.stepped = [];
        this.sending = false;
        this.take(message.play ?? null);
        this.addWords();
        if (this.lookingAt !== null) void this.look(this.lookingAt);
        break;
      case "update":
        this.update(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "typing": {
        const { seat } = message;
        this.typing = [...this.typing.filter((one) => one !== seat), seat];
        this.for(`types ${seat}`, TYPES, () => (this.typing = this.typing.filter((one) => one !== seat)));
        break;
      }
      case "accepted":
        this.wishes.get(message.id)?.done?.();
        this.wishes.delete(message.id);
        break;
      case "refused":
        if (!this.answered(message.id, null)) this.refuse(message.id, message.reason);
        break;
      case "because":
        if (this.answered(message.id, message.reason ?? null)) break;
        if (message.reason) this.refuse(message.id, message.reason);
        else this.wishes.delete(message.id);
        break;
      case "bye":
        this.farewell = said(message.reason.say);
        break;
    }
  }

  private words = "";
  /** The promise that they were said for. */
  private worded: string | null = null;

  /** Whoever sits at a waiting table and has no words for chance yet gets some from this page: nothing is dealt before. */
  private addWords(): void {
    const { info, you } = this;
    if (you === null || info?.stage !== "waiting" || info.fairness.words[you]) return;
    // The same ones, however often we are told that there are none: whichever arrive, they are the ones that are looked
    // for in the record. For another promise they would be old, and known to whoever made it.
    if (this.worded !== info.fairness.commitment) this.words = randomWords();
    this.worded = info.fairness.commitment;
    this.socket.send({ type: "words", text: rememberWords(this.id, this.words) });
  }

  private update(update: Update): void {
    if (update.number <= this.number) return;
    if (update.number !== this.number + 1) {
      this.send({ type: "load" });
      return;
    }
    this.number = update.number;
    if (update.table) this.info = update.table;
    const back = update.rewound ?? null;
    let taken: Told[] = [];
    if (back !== null) {
      const by = this.story.find((event) => event.move === back && event.by !== null)?.by ?? null;
      taken = [takenBack(back, by)];
      this.story = [...this.story.filter((event) => event.move < back), ...taken];
      this.scenes.reset();
      this.moments.length = Math.min(this.moments.length, back);
      if (this.lookingAt !== null && this.lookingAt >= back) this.lookingAt = null;
    }
    const events = attributed((update.events ?? []).map(told), this.play?.asked ?? []);
    if (events.length) this.story = [...this.story, ...events];
    if (update.play) {
      const asked = this.myTurn;
      const over = Boolean(this.play?.result);
      const before = this.play?.moves ?? 0;
      this.take(update.play);
      this.turnPage();
      this.scenes.tell([...taken, ...events], update.play.moves, before);
      if (this.myTurn) this.scenes.asked();
      if (this.myTurn && (!asked || events.length)) this.news.asked();
      if (!over && this.play?.result) this.news.ended();
    }
    if (update.said) {
      this.chat = [...this.chat, update.said];
      this.speak(update.said);
      this.news.said(update.said);
    }
  }

  private take(play: Play | null): void {
    this.play = play;
    this.sending = false;
    this.clocksAt = performance.now();
    if (this.eyes !== null && !play?.hands?.[String(this.eyes)]) this.eyes = null;
    if (play) {
      this.moments[play.moves] = momentOfPlay(play);
      this.refusal = null;
    }
  }

  /** Whether somebody waited for this reason; they have it now. */
  private answered(id: string | null, reason: Reason | null): boolean {
    const answer = id === null ? undefined : this.reasons.get(id);
    if (!answer) return false;
    this.reasons.delete(id!);
    answer(reason && said(reason.say));
    return true;
  }

  private refuse(id: string | null, reason: Reason): void {
    const wish = id === null ? undefined : this.wishes.get(id);
    // What the page sent by itself is no news to anybody: words that came after the first card, say.
    if (id !== null && !wish) return;
    if (id !== null) this.wishes.delete(id);
    this.sending = false;
    if (reason.code === "no-token" && wish) {
      // Whoever speaks has a name: get one, and say it again.
      void api.setName(ownName()).then(
        () => {
          this.send(wish.wish, wish.done);
          this.socket.renew();
        },
        (error: unknown) => (this.refusal = { text: null, say: { message: "site-past-missing", args: { why: sentenceOf(error) } }, clause: null }),
      );
      return;
    }
    if (reason.code === "stale") {
      // The table moved on while we pointed: what is asked now is on the screen already.
      return;
    }
    this.refusal = { text: wish?.text ?? null, say: said(reason.say), clause: reason.clause ?? null };
  }
}

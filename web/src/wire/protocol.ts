// Made by `make wire` from the Python structs. Do not edit: a test compares.

/** Your message with this id was carried out (now, or already before: sending it twice is harmless). */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

/** Before the start, by anybody seated: make an open seat a bot's, by level or by a regular's key, or a bot's seat open. */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  level: string | null;
}

/** What would be good? `answers` is the number in `play.answers`. */
export interface AskHint {
  answers: number;
}

/** The answer to `why`: legal, or why not. */
export interface Because {
  type: "because";
  id: string;
  legal: boolean;
  reason?: Reason | null;
}

/** A round is over and the next one waits: until all people who are here are `ready`, or `left` milliseconds. */
export interface Between {
  round: number;
  left: number;
  ready?: number[];
  out?: number[];
}

/** A line of a bot's event stream: you hold (or no longer hold) a seat at a table that has not ended. */
export interface BotEvent {
  type: "seat";
  table: string;
  seat: number;
  game: string;
  stage: "ended" | "playing" | "waiting";
}

/** A bot's move; see `MoveMessage`. */
export interface BotMove {
  index?: number | null;
  action?: Record<string, unknown> | null;
  text?: string | null;
  answers: number;
  id: string;
}

/** Send it as `Authorization: Bearer <token>`. */
export interface BotToken {
  token: string;
  name: string;
}

/** Where a match goes on from: the record `of` another one after `move` moves, in the `same` hidden world, or in one `drawn` from what the player knew. */
export interface Branch {
  of: string;
  move: number;
  world: "drawn" | "same";
}

/** The server is about to close this connection. `again`: connect again after this many seconds; None: do not. */
export interface Bye {
  type: "bye";
  reason: Reason;
  again?: number | null;
}

/** `vote` is the id of an open vote. */
export interface CastVote {
  type: "vote";
  id: string;
  vote: number;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** A line of chat or an emote. `seat` is None for a spectator. */
export interface ChatLine {
  name: string;
  seat: number | null;
  at: string;
  text?: string | null;
  emote?: "bye" | "hello" | "laugh" | "oops" | "thanks" | "thinking" | "well-played" | "wow" | null;
  line?: number;
  move?: number;
}

/** One legal action: how it is written, its own fields (see the game's types), and its label. */
export interface Choice {
  text: string;
  action: unknown;
  say: Say;
}

/** Before the start, by the host (`table.host`): the house rules from now on, those left out as printed. Whoever was ready is asked again. */
export interface ChooseRules {
  type: "rules";
  id: string;
  options: Record<string, unknown>;
}

export interface Claim {
  claim: string;
}

export interface ClauseInfo {
  id: string;
  section: string;
  text: string;
}

/** Thinking time per seat: a bank of seconds, and what each of its moves adds to it. */
export interface Clock {
  bank: number;
  increment?: number;
}

/** Milliseconds left per seat when this was sent, and whose clocks are running. `window`: milliseconds left to speak up before silence is taken for an answer. */
export interface Clocks {
  left?: number[];
  running?: number[];
  window?: number | null;
}

/** I play myself again: in place of a bot; or of whoever was given my seat while I was away, until they move. */
export interface ComeBack {
  type: "come-back";
  id: string;
}

/** Something for the host to look at: a line of chat, or the name of whoever holds a seat. */
export interface Complaint {
  line?: number | null;
  seat?: number | null;
  why?: string;
}

/** Luck and play in one match that was reviewed, in chance to win. */
export interface Course {
  id: string;
  game: string;
  ended: number;
  luck: number;
  own: number;
}

/** A deal that several people play, each at a table of their own: the same seat, the same chance, the same bots. */
export interface DealInfo {
  deal: string;
  game: string;
  date?: string | null;
  seats: number;
  level: string;
  open: boolean;
  commitment: string;
  secret?: string | null;
  mine?: string | null;
  over?: boolean;
  tried: number;
  tries?: DealTry[];
}

/** The deals of a day, one for each game, and what is promised for the next. */
export interface DealList {
  date: string;
  deals: DealInfo[];
  tomorrow: Record<string, string>;
}

/** What somebody made of a deal. */
export interface DealTry {
  name: string;
  place: number;
  score?: number | null;
  luck?: number | null;
  own?: number | null;
  mine?: boolean;
  table?: string | null;
}

export interface Drawing {
  text: string;
}

/** A view that you were sent, to be drawn in words. */
export interface DrawingRequest {
  view: Record<string, unknown>;
  lang?: string;
  names?: string[];
  width?: number;
}

/** What one value of one option changes, everything else as printed; the first one, without an option, is the printed rules. */
export interface Effect {
  option: string;
  value: string;
  decisions: number;
  first_seat: number;
  low: number;
  high: number;
}

export interface EmoteMessage {
  type: "emote";
  id: string;
  emote: "bye" | "hello" | "laugh" | "oops" | "thanks" | "thinking" | "well-played" | "wow";
}

/** What makes chance checkable (docs/fairness.md). The secret is there once the match has ended; that of a deal of the day only in its record, once the day is over. */
export interface Fairness {
  commitment: string;
  words: string[];
  secret?: string | null;
}

/** How often one came first; or, with `level`, ahead of that bot. A shared place counts as its part of a win. */
export interface Fare {
  game: string;
  level?: string | null;
  regular?: string | null;
  played: number;
  won: number;
  even: number;
  low?: number | null;
  high?: number | null;
}

/** The table that a four-letter code stands for. */
export interface FoundCode {
  id: string;
}

export interface GameInfo {
  key: string;
  title: string;
  seats: [number, number];
  usual_seats: number;
  minutes: [number, number];
  rules: number;
  credit: string;
  designer: string | null;
  publisher: string | null;
  own: boolean;
  options: OptionInfo[];
  levels: string[];
  regulars: RegularInfo[];
  languages: string[];
  lowest_leads?: boolean;
}

/** How many lines, or tables, were changed. */
export interface Gone {
  changed: number;
}

/** Let a bot play for me until I come back. */
export interface HandOver {
  type: "hand-over";
  id: string;
  level?: string | null;
}

export interface Health {
  status: "ok" | "stopping";
  store: "failing" | "ok";
}

/** What would be good, from what your seat knows. `chance` to win with it and its 95 % interval; not there where you have no choice. `other` is the next best. */
export interface Hint {
  best: Choice;
  chance?: number | null;
  low?: number | null;
  high?: number | null;
  other?: Choice | null;
  other_chance?: number | null;
  reason?: Say | null;
}

/** How an option is offered. Strings `option-<name>-effect` (what it does to the game, one sentence). */
export interface HouseRule {
  name: string;
  theme?: "length" | "material" | "play" | "score" | "shown" | "start";
  clauses?: string[];
  seats?: number[];
  needs?: Record<string, string[]>;
  of_seat?: boolean;
  one_device?: boolean;
}

/** Every option of a game, in the order in which it is offered. */
export interface HouseRules {
  rules: HouseRule[];
  presets: Preset[];
  measured: Measured | null;
}

/** Take a seat: this one, or the first that is open. */
export interface JoinTable {
  seat?: number | null;
  name?: string | null;
  words?: string;
}

/** Give my seat up: it is open again before the start, and a bot's after it. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Send me everything again. */
export interface Load {
  type: "load";
  id: string;
}

/** You, as this server knows you: a name, and the tables where you hold a seat, the latest first. */
export interface Me {
  name: string | null;
  tables?: string[];
}

/** Matches between bots, as many for every value of every option. */
export interface Measured {
  players: string[];
  games: number;
  seed: number;
  effects: Effect[];
}

/** Play one of your legal actions. `answers` is the number in `play.answers`. */
export interface MoveMessage {
  type: "move";
  id: string;
  index?: number | null;
  action?: Record<string, unknown> | null;
  text?: string | null;
  answers: number;
}

/** An argument that is the name of whoever sits there. */
export interface Name {
  type: "Name";
  seat: number;
}

/** Play on from a decision of a finished match, against bots: one that was played here, or `brought` along. */
export interface NewBranch {
  record?: string | null;
  brought?: string | null;
  move: number;
  seat?: number | null;
  world?: "drawn" | "same";
  level?: string | null;
  name?: string | null;
}

export interface NewDeal {
  game: string;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, unknown>;
  name?: string | null;
  public?: boolean;
  spectators?: boolean;
  hot_seat?: boolean;
  clock?: Clock | null;
  start?: "full" | "ready";
  stand_in?: string | null;
  thinking?: number;
  hold?: number;
  hints?: boolean | null;
}

/** I have seen the end of this round (`play.between.round`) and am ready for the next. */
export interface NextRound {
  type: "next-round";
  id: string;
  round: number;
}

/** Show my hand to spectators, or no longer. */
export interface OpenHand {
  type: "open-hand";
  id: string;
  open: boolean;
}

/** Who else sat at the table: a bot's level and who it was, or neither for a person. */
export interface Opponent {
  level?: string | null;
  regular?: string | null;
}

/** A house rule. Strings `option-<name>` (one line), `option-<name>-<value>` with `_` as `-`. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
}

export interface OwnClaim {
  claim: string;
  instead?: boolean;
}

/** A personal link to all that is yours here: whoever opens it first is you on their device, too. */
export interface OwnLink {
  path: string;
  claim: string;
  seconds: number;
}

/** A finished match that you have played. */
export interface OwnMatch {
  id: string;
  game: string;
  ended: string;
  seat: number;
  names: string[];
  places: number[];
  score?: number[];
  moves: number;
  others: Opponent[];
  counts?: boolean;
  branch?: boolean;
  luck?: number | null;
  own?: number | null;
}

/** The latest first. `next` asks for those before them (`?before=`); without it there are no more. */
export interface OwnMatches {
  matches: OwnMatch[];
  next?: string | null;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** The match as this viewer may know it now. (Not by keywords: made for every viewer of every move.) */
export interface Play {
  moves: number;
  asked: number[];
  view: unknown;
  clauses: string[];
  ask: Say;
  facts?: unknown;
  legal?: Choice[] | null;
  answers?: number | null;
  take_back?: boolean;
  clocks?: Clocks | null;
  between?: Between | null;
  rounds?: RoundScores[];
  out?: number[];
  result?: Result | null;
  hands?: Record<string, unknown> | null;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** The full position of a finished match after `moves` of its moves. */
export interface PositionInfo {
  game: string;
  moves: number;
  of: number;
  position: Record<string, unknown>;
}

/** Who is connected now. Not numbered: the latest counts. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watchers: Watcher[];
  watching?: number;
}

/** Options that go well together, under a name: string `preset-<key>`. */
export interface Preset {
  key: string;
  options: Record<string, unknown>;
}

/** Every HTTP error: a code, an English sentence, and with 429 the key of the limit and the seconds to wait. */
export interface Problem {
  code: string;
  detail: string;
  reasons?: string[];
  key?: string | null;
  seconds?: number | null;
  says?: Say[];
  game?: string | null;
  names?: string[];
}

/** Ask the others about somebody who has been away for a while: may a bot play for `seat`; or, from somebody without a seat, may I have `seat`. */
export interface Propose {
  type: "propose";
  id: string;
  what: "bot" | "seat";
  seat: number;
  level?: string | null;
}

/** I am ready to start (tables with `start` = `ready`). */
export interface Ready {
  type: "ready";
  id: string;
}

/** Why not. `code` is one of docs/protocol.md; refusals by the rules have code `illegal` and name the clause. */
export interface Reason {
  code: string;
  say: Say;
  clause?: string | null;
  text?: string | null;
}

/** Your message was not carried out and nothing has changed. `id` is its id, if it had one. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: Reason;
  seconds?: number | null;
}

/** A bot with a name. `key` can be given wherever a level can; strings `regular-<key>`, `-plays` and `-says`. */
export interface RegularInfo {
  key: string;
  name: string;
  level: string;
}

/** After the end: I am in for a rematch, with the same people at a new table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** A match move by move from one viewer's knowledge. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  viewer: number | null;
  open: boolean;
  finished: boolean;
  verified: boolean;
  date?: string | null;
  commitment?: string | null;
  words?: string[];
  secret?: string | null;
  steps: Step[];
  total: number;
  branch?: Branch | null;
  first?: number;
}

/** An uploaded record, as text or JSON text. */
export interface ReplayRequest {
  record: string;
  viewer?: number | null;
  open?: boolean;
  since?: number;
}

/** `places[seat]` is 1 for a winner; ties share a place. `clause` says by which rule it ended. */
export interface Result {
  places: number[];
  clause: string;
}

/** One seat's match: `start` + `luck` + `own` + `others` + `hidden` + `remainder` = `result`. */
export interface ReviewAccount {
  name: string;
  start: number;
  luck: number;
  own: number;
  others: number;
  hidden: number;
  remainder: number;
  result: number;
}

/** The review of a finished match, as far as it has come: it is whole when `done` is `total`. */
export interface ReviewInfo {
  version: number;
  playing: string;
  worlds: number;
  open_worlds: number;
  done: number;
  total: number;
  accounts: ReviewAccount[];
  chances: number[][];
  luck: ReviewLuck[];
  luck_error: number;
  mistakes: ReviewMistake[];
  deciding: number[];
  worst: ReviewedDecision[];
}

/** What chance gave each seat with this move: a roll, a deal, or cards that were drawn. */
export interface ReviewLuck {
  move: number;
  gives: number[];
}

/** What a mistake cost the seat that made it, and gave the others. */
export interface ReviewMistake {
  move: number;
  seat: number;
  gives: number[];
}

/** A mistake, judged by what its seat knew. */
export interface ReviewedDecision {
  move: number;
  seat: number;
  round: number;
  grade: "blunder" | "fine" | "inaccuracy" | "mistake" | "reading";
  played: Say;
  best: Say;
  chance: number;
  better: number;
  loss: number;
  low: number;
  high: number;
  reason?: Say | null;
  played_action?: unknown;
  best_action?: unknown;
}

/** A round that is over, by seat: `made` in it, and the `score` after it, as the game counts. */
export interface RoundScores {
  round: number;
  made: number[];
  score: number[];
}

export interface RulesInfo {
  game: string;
  language: string;
  text: string;
  clauses: Record<string, ClauseInfo>;
}

/** What happened (if an action was tried) and how it looks now. With `refused` the position is as it was. */
export interface SandboxAnswer {
  position: Record<string, unknown>;
  view: unknown;
  facts?: unknown;
  asked: number[];
  legal: Choice[];
  clauses: string[];
  ask: Say;
  events?: Told[];
  refused?: Reason | null;
  result?: Result | null;
}

/** A position to look at or to try an action in; nothing is kept. Without a position: the start. */
export interface SandboxRequest {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  position?: Record<string, unknown> | null;
  seat?: number | null;
  by?: number | null;
  action?: string | Record<string, unknown> | null;
  chance?: string | null;
  seed?: number;
}

/** A sentence: a Fluent message of the shared strings or of the game's, and its arguments. */
export interface Say {
  message: string;
  args?: Record<string, number | string | Name | Word | Several>;
}

/** Words of yours for chance, said after you have seen the commitment; "" if you have none. */
export interface SayWords {
  text?: string;
}

/** Who sits there. A seat that a bot plays for an absent person is a `bot` seat with `of` their name. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level?: string | null;
  of?: string | null;
  before?: string | null;
  ready?: boolean;
  hand_open?: boolean;
  regular?: string | null;
}

/** A personal link: whoever opens it first has the seat. Good once, for `seconds`. */
export interface SeatLink {
  path: string;
  claim: string;
  seconds: number;
}

/** `me` for whoever asks (once, unless it is a hot seat), `open`, or `bot` with a level or a regular's key. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** Where you sit; None for a spectator. */
export interface Seated {
  table: TableInfo;
  seat: number | null;
}

export interface SetName {
  name: string;
}

/** An argument that is a list, joined as the language joins lists. */
export interface Several {
  type: "Several";
  parts: (number | string | Name | Word | Several)[];
}

/** I am out and only bots play on: let them play without pauses. */
export interface Skip {
  type: "skip";
  id: string;
}

/** How somebody fares. */
export interface Standing {
  played: number;
  games: Fare[];
  bots: Fare[];
  streak: number;
  longest: number;
  reviewed: number;
  luck: number;
  own: number;
  course: Course[];
}

/** One move of a replay, as the viewer may know it. Step 0 is before the first move. */
export interface Step {
  move: number;
  round?: number;
  by: number | null;
  text?: string | null;
  say?: Say | null;
  events: Told[];
  asked: number[];
  ask: Say;
  view: unknown;
  facts?: unknown;
  hands?: Record<string, unknown> | null;
  result?: Result | null;
}

/** What everybody may know about a table besides the match. */
export interface TableInfo {
  id: string;
  code: string | null;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  stage: "ended" | "playing" | "waiting";
  public: boolean;
  spectators: boolean;
  start: "full" | "ready";
  hot_seat?: boolean;
  clock?: Clock | null;
  stand_in?: string;
  thinking?: number;
  hold?: number;
  fairness: Fairness;
  host?: number | null;
  votes?: Vote[];
  rematch_of?: string | null;
  rematch?: string | null;
  rematch_in?: number[];
  created?: string;
  deal?: string | null;
  branch?: Branch | null;
  hints?: boolean;
  hints_taken?: number[];
}

export interface TableList {
  tables: TableInfo[];
}

/** Everything, from the beginning: the answer to connecting and to `load`. */
export interface TableMessage {
  type: "table";
  protocol: number;
  number: number;
  you: number | null;
  table: TableInfo;
  story: Told[];
  taken_back?: TakenBack[];
  play?: Play | null;
  chat: ChatLine[];
  presence: Presence;
  back?: number | null;
  yours?: number[];
}

/** Take my last move back: at once if nothing random or hidden came out since, else by a vote of all who hold a seat, here or not. */
export interface TakeBack {
  type: "take-back";
  id: string;
}

/** A line of yours at a table, or, with neither, everything that you have ever said here. */
export interface TakeLinesBack {
  table?: string | null;
  line?: number | null;
}

/** A seat took back its move, and with it all later ones: the match went on after `to` moves. */
export interface TakenBack {
  to: number;
  by: number;
}

/** An event as this viewer is told it. `event` is the game's own data (see its types), `say` the log line. */
export interface Told {
  move: number;
  event: unknown;
  say: Say;
  clause: string;
  page?: boolean;
  by?: number | null;
}

/** Somebody at this seat is writing something to say. Not numbered, and true for some seconds. */
export interface Typing {
  type: "typing";
  seat: number;
}

/** I am writing something to say. Nothing is kept of it; say it again every few seconds. */
export interface TypingMessage {
  type: "typing";
  id: string;
}

/** Something changed. Numbers go up by one; after a gap, send `load`. What is not there has not changed. */
export interface Update {
  type: "update";
  number: number;
  events?: Told[];
  rewound?: number | null;
  table?: TableInfo | null;
  play?: Play | null;
  said?: ChatLine | null;
}

/** A branch in the tree of a match. */
export interface Variation {
  id: string;
  of: string;
  move: number;
  world: "drawn" | "same";
  opened?: string | null;
  over?: boolean;
  names?: string[];
  places?: number[];
}

/** The tree of branches that a match is in: `root` was no branch, or goes on from something that is no longer here. Every variation comes after the one it leaves. */
export interface Variations {
  root: string;
  variations: Variation[];
}

export interface Version {
  name: string;
  version: string;
  protocol: number;
  message?: string;
}

/** Something that needs consent: take back to `to` moves; let a bot play for `seat`; give `seat` to `by`. */
export interface Vote {
  id: number;
  what: "bot" | "seat" | "take-back";
  by: string;
  seat: number | null;
  need: number[];
  agreed: number[];
  to?: number | null;
  level?: string | null;
}

/** A spectator. */
export interface Watcher {
  name: string;
}

/** Would this action be legal, and if not, why not? Asking changes nothing. */
export interface Why {
  type: "why";
  id: string;
  index?: number | null;
  action?: Record<string, unknown> | null;
  text?: string | null;
}

/** An argument that is itself a message, so that every language can say it in its own way. */
export interface Word {
  type: "Word";
  message: string;
  args?: Record<string, number | string | Name | Word | Several>;
}

/** My words for the chance of this match; until it starts. Also says that I have seen the commitment. */
export interface Words {
  type: "words";
  id: string;
  text: string;
}

export type FromServer = TableMessage | Update | Presence | Typing | Accepted | Refused | Because | Pong | Bye;

export type FromClient = MoveMessage | Why | Load | Ping | Ready | NextRound | Skip | Words | Arrange | ChooseRules | Leave | HandOver | ComeBack | OpenHand | Chat | EmoteMessage | TypingMessage | TakeBack | Propose | CastVote | Rematch;

export const PROTOCOL = 3;

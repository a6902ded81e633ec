// Made by `make wire` from the Python structs. Do not edit: a test compares.

/** A Baby came; its drawer places it, or discards it as the last card. */
export interface BabyDrawn {
  type: "BabyDrawn";
  seat: number;
  discarded: "last-card" | null;
}

/** The Baby covers a column: these cards, visible until now, lie hidden under it. */
export interface BabyPlaced {
  type: "BabyPlaced";
  seat: number;
  column: number;
  buried: string[];
}

/** The open call is met. */
export interface CallAnswered {
  type: "CallAnswered";
  seat: number;
  column: number;
  call: string;
}

/** Another Dudab ends the older call, with a call of its own or without. */
export interface CallReplaced {
  type: "CallReplaced";
  call: string;
  rule: string;
}

/** A column overflowed; its player takes everything but the new card. `hidden` of them lay under a Baby. */
export interface Collected {
  type: "Collected";
  seat: number;
  column: number;
  cards: string[];
  hidden: number;
  rule: string;
}

/** How near a column is to being collected. */
export interface ColumnFacts {
  count: number;
  most: number;
  facing: number | null;
}

/** A column: how many cards lie hidden under its Baby, the visible ones above and below its Jungle. */
export interface ColumnView {
  hidden: number;
  above: string[];
  jungle: boolean;
  below: string[];
}

/** A Jungle or Baby came as cover: it joins the hidden stack and another card is tried. */
export interface CoverJoined {
  type: "CoverJoined";
  column: number;
  card: "BB" | "J";
}

/** The cover over a Baby: the first visible card of its column. */
export interface Covered {
  type: "Covered";
  column: number;
  card: string;
}

/** A round begins. A viewer is told their own hand; None stands for a hand they may not look into. */
export interface Dealt {
  type: "Dealt";
  round: number;
  seat: number;
  hands: (string[] | null)[];
  columns: string[];
  pile: number;
}

/** Draw one card. */
export interface Draw {
  type: "Draw";
  index: number;
}

/** Show five cards, put this one on your own pile and draw one. */
export interface DrawPut {
  type: "DrawPut";
  index: number;
  card: string;
}

/** Cards went from the pile to a hand; their owner sees them. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  cards: string[] | null;
  interrupted: boolean;
  rule: string;
}

export interface DudabFacts {
  columns: ColumnFacts[];
}

export interface DudabOptions {
  expansions: "baby" | "both" | "jungle" | "none";
  columns_at_4: "2" | "3";
  edition: "A" | "B";
  baby_chain: "full" | "single";
  own_pile_view: "mixed" | "open";
  rounds: "1" | "2" | "3" | "4" | "5" | "6" | "players";
  first_player: "0" | "1" | "2" | "3" | "4" | "5" | "random";
  call_declared: "mandatory" | "optional";
  second_dudab: "any" | "same";
  shaman_answer: "always" | "at_five" | "free";
  call_duty: "may" | "must";
}

export interface DudabView {
  seat: number | null;
  phase: "baby" | "call" | "deal" | "game-over" | "jungle" | "normal" | "react" | "round-over" | "shed" | "shed-to" | "starter" | "trim";
  round: number;
  rounds: number;
  starter: number | null;
  active: number | null;
  asked: number | null;
  columns: ColumnView[];
  obligation: Obligation | null;
  hand: string[] | null;
  hands: number[];
  shown_hands: string[][] | null;
  own: OwnPile[];
  pile: number;
  discard: string[];
  need: number;
  work: Work[];
  mass_done: boolean;
  standing: (number | null)[];
  scores: Parts[][];
  totals: number[];
  explained: Explanation[] | null;
}

/** A number as cover makes everybody draw that many cards, from this seat on. */
export interface EverybodyDraws {
  type: "EverybodyDraws";
  seat: number;
  value: number;
}

/** How a score came about, in the order of the rules; every card of hand and own pile is in exactly one field. */
export interface Explanation {
  hand_dudabs: number;
  paired: string[];
  attached: string[];
  surplus_dudabs: number;
  removed: Removed[];
  surplus_jungles: number;
  shamans: string[];
  numbers: string[];
  babies: number;
  parts: Parts;
}

/** The last round is scored; the lowest total wins, equal ones share the win. */
export interface GameOver {
  type: "GameOver";
  winners: number[];
  totals: number[];
}

/** A whole hand is shown as proof: before drawing with five cards, or under an open call. */
export interface HandShown {
  type: "HandShown";
  seat: number;
  cards: string[];
  why: "call" | "five";
}

/** A Jungle came; its drawer places it. With `discarded` it has no column, or was the last card. */
export interface JungleDrawn {
  type: "JungleDrawn";
  seat: number;
  discarded: "last-card" | "no-column" | null;
}

/** The Jungle lies across the end of a column. */
export interface JunglePlaced {
  type: "JunglePlaced";
  seat: number;
  column: number;
}

/** A card was laid from hand; `call` is what a Dudab names, None for a Dudab without a call and any other card. */
export interface Laid {
  type: "Laid";
  seat: number;
  card: string;
  column: number;
  call: string | null;
  rule: string;
}

/** Lay a number or a Shaman at the end of a column. */
export interface Lay {
  type: "Lay";
  index: number;
  card: string;
  column: number;
}

/** Lay a Dudab at the end of a column and name a call: `colour=R`, `symbol=P`, `value=3` or `none`. */
export interface LayDudab {
  type: "LayDudab";
  index: number;
  column: number;
  call: string;
}

/** With `baby_chain = single` a further cover in the same turn makes nobody draw. */
export interface NobodyDraws {
  type: "NobodyDraws";
  value: number;
}

/** What hangs over the next turn: a Shaman that demands a reaction, or a Dudab's open call. */
export interface Obligation {
  kind: "call" | "shaman";
  column: number;
  call: string | null;
  caller: number | null;
}

/** A call ends under a Jungle, a call or a Shaman's demand under a Baby. */
export interface ObligationLapsed {
  type: "ObligationLapsed";
  kind: "call" | "shaman";
  column: number;
  by: "baby" | "jungle";
}

/** A player's collected cards. */
export interface OwnPile {
  public: string[];
  hidden: string[] | null;
  hidden_count: number;
}

/** A round's score of one player, part by part (DUDAB-SCORE-14). */
export interface Parts {
  hand_dudab: number;
  shaman: number;
  attached: number;
  baby: number;
  numbers: number;
  total: number;
}

/** Answer a Shaman by drawing: turn cards up until a number appears and draw as many. */
export interface Penalty {
  type: "Penalty";
  index: number;
}

/** The penalty is taken. `lacking` are the cards that the flag `shaman_answer` would have forced: none was held. */
export interface PenaltyTaken {
  type: "PenaltyTaken";
  seat: number;
  lacking: string[];
}

/** Place the Baby that was drawn. */
export interface PlaceBaby {
  type: "PlaceBaby";
  index: number;
  column: number;
}

/** Place the Jungle that was drawn. */
export interface PlaceJungle {
  type: "PlaceJungle";
  index: number;
  column: number;
}

/** One of the five shown cards goes to the player's own pile before drawing. */
export interface PutAway {
  type: "PutAway";
  seat: number;
  card: string | null;
  public: boolean;
  under_call: boolean;
}

/** What one Jungle took out of the count: all numbers of a value, or (None) all unpaired Shamans. */
export interface Removed {
  value: number | null;
  cards: string[];
}

/** The pile is empty: the round ends at once, and all hands are open. */
export interface RoundOver {
  type: "RoundOver";
  round: number;
  hands: string[][];
  own: string[][];
}

/** What the round was worth to a player, and how that came about. */
export interface Scored {
  type: "Scored";
  seat: number;
  score: Explanation;
  total: number;
}

/** A Shaman was laid from hand: this seat has to react. */
export interface ShamanDemands {
  type: "ShamanDemands";
  seat: number;
  column: number;
}

/** Shed a card after collecting. */
export interface Shed {
  type: "Shed";
  index: number;
  card: string;
}

/** Say where the cards that are shed after collecting go. */
export interface ShedTo {
  type: "ShedTo";
  index: number;
  where: "discard" | "own";
}

export interface ShedToDiscard {
  type: "ShedToDiscard";
  seat: number;
  card: string | null;
  public: boolean;
}

/** Where all cards go that are shed now. */
export interface ShedToNamed {
  type: "ShedToNamed";
  seat: number;
  where: "discard" | "own";
  count: number;
}

export interface ShedToOwn {
  type: "ShedToOwn";
  seat: number;
  card: string | null;
  public: boolean;
}

/** A game begins: this seat opens the first of its rounds. */
export interface Started {
  type: "Started";
  seat: number;
  rounds: number;
}

/** Put a card of a hand above five on your own pile. */
export interface Trim {
  type: "Trim";
  index: number;
  card: string;
}

/** A card of a hand above five goes to the player's own pile. */
export interface Trimmed {
  type: "Trimmed";
  seat: number;
  card: string | null;
  public: boolean;
}

/** The penalty's cards, onto the discard; `value` is that of the number at their end, None if the pile ran out. */
export interface TurnedUp {
  type: "TurnedUp";
  seat: number;
  cards: string[];
  value: number | null;
}

/** A piece of unfinished work; the last one of the list is at hand. All of it is public. draw: `seat` still draws `count` cards, for the reason `why`. place: `seat` places `card`. mass: `count` more seats from `seat` on draw `value` cards each. trim: `seat` cuts the hand to 5. shed: `seat` cuts it to 2, to `where`. refill: `seat` fills it to 2. */
export interface Work {
  kind: "draw" | "mass" | "place" | "refill" | "shed" | "trim";
  seat: number;
  count: number;
  value: number;
  card: "BB" | "J" | null;
  where: "discard" | "own" | null;
  why: "mass" | "penalty" | "refill" | "turn" | null;
}

export type Event = Started | Dealt | Laid | ShamanDemands | CallAnswered | CallReplaced | Collected | ShedToNamed | ShedToDiscard | ShedToOwn | Trimmed | PutAway | HandShown | Drew | PenaltyTaken | TurnedUp | JungleDrawn | BabyDrawn | JunglePlaced | BabyPlaced | ObligationLapsed | CoverJoined | Covered | EverybodyDraws | NobodyDraws | RoundOver | Scored | GameOver;

export type Action = Lay | LayDudab | Draw | DrawPut | Penalty | PlaceJungle | PlaceBaby | Trim | ShedTo | Shed;

export type View = DudabView;

export type Options = DudabOptions;

export type Facts = DudabFacts;

/** A legal action of this game, as `Play.legal` lists it. */
export type Choice = import("../protocol").Choice & { action: Action };

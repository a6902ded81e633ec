// Made by `make wire` from the Python structs. Do not edit: a test compares.

/** B: put one card onto an opponent's set. */
export interface Add {
  type: "Add";
  index: number;
  card: string;
  seat: number;
  area: number | null;
}

/** A card was put onto an opponent's set, which now has `count` cards. */
export interface Added {
  type: "Added";
  seat: number;
  card: string;
  to: number;
  area: number | null;
  count: number;
}

/** A set came back to its owner's hand; `cards` as they arrive there, turned. `by_add`: a grown set beat it. */
export interface Beaten {
  type: "Beaten";
  seat: number;
  area: number | null;
  cards: string[];
  by_add: boolean;
  own: boolean;
}

/** A beaten set whose owner is out goes to the discard pile; `cards` as they lay. In the game for two that is the other set of whoever has just played the last card. */
export interface BeatenAway {
  type: "BeatenAway";
  seat: number;
  area: number | null;
  cards: string[];
}

/** A set that a choice would beat, and where it goes: to its owner's hand, or to the discard pile. */
export interface BeatenSet {
  seat: number;
  area: number | null;
  to: "discards" | "hand";
}

/** A turn begins: the set there goes to the discard pile. `out`: the seat is skipped. */
export interface Cleared {
  type: "Cleared";
  seat: number;
  area: number | null;
  cards: string[];
  out: boolean;
}

/** A round begins. A viewer is told their own hand; None stands for a hand they may not look into. */
export interface Dealt {
  type: "Dealt";
  round: number;
  star: number;
  counts: number[];
  hands: (string[] | null)[];
}

/** A whole deck, as options and records hold it. `hash` is that of cards and removed groups, not of the name. */
export interface Deck {
  name: string;
  cards: string;
  removed: Removed;
  hash: string;
}

export interface DnupFacts {
  life: number;
  beats: Record<string, BeatenSet>;
}

export interface DnupOptions {
  deck: Deck;
  stall_guard: boolean;
  play_out_final_round: boolean;
  two_player_self_beat: "take_back" | "win";
  open_discards: boolean;
  memory_aid: boolean;
}

export interface DnupView {
  seat: number | null;
  phase: "choose" | "deal" | "first" | "over";
  round: number;
  first: number | null;
  star: number | null;
  turn: number | null;
  area: number | null;
  hand: string[] | null;
  counts: number[];
  table: Lying[];
  discards: number;
  open_discards: string[] | null;
  known: string[][] | null;
  out: number[];
  points: number[];
  winner: number | null;
  cleared: boolean;
  stall: number | null;
  limit: number;
  guarded: boolean;
  removed: string[];
}

/** The deal is uneven: who gets the first card in the first round. */
export interface FirstCard {
  type: "FirstCard";
  seat: number;
}

/** Nothing has been discarded for `stall` turns: this player has to play or add if they can. */
export interface Guarded {
  type: "Guarded";
  seat: number;
  stall: number;
}

/** Somebody turned the whole hand. */
export interface HandTurned {
  type: "HandTurned";
  seat: number;
  count: number;
}

/** One set on the table. `cards` in the order in which they came, the value that is up first. */
export interface Lying {
  seat: number;
  area: number | null;
  value: number;
  cards: string[];
  added: number;
  falls_in: number | null;
}

/** Under the stall guard a hand is turned only by who can neither play nor add: now everybody knows that. `table` are the sets that lay there then. */
export interface NothingToPlay {
  type: "NothingToPlay";
  seat: number;
  table: SizeAndValue[];
}

/** A: lay a set. Cards that are equal on both sides are one choice; they are listed by their other value. */
export interface Play {
  type: "Play";
  index: number;
  value: number;
  cards: string[];
}

/** A set was laid. */
export interface Played {
  type: "Played";
  seat: number;
  area: number | null;
  value: number;
  cards: string[];
}

/** The symbol groups that are left out, for each number of players. */
export interface Removed {
  5: string;
  4: string;
  3: string;
  2: string;
}

/** Nobody has won yet: a new round will be dealt. */
export interface RoundOver {
  type: "RoundOver";
  round: number;
  points: number[];
}

/** In the game for two: the last card wins the round; this player has now won `wins`. */
export interface RoundWon {
  type: "RoundWon";
  seat: number;
  wins: number;
}

/** A set on the table as far as it limits plays. */
export interface SizeAndValue {
  seat: number;
  size: number;
  value: number;
}

/** Whoever was dealt the star takes the first turn. */
export interface Starts {
  type: "Starts";
  seat: number;
  area: number | null;
}

/** C: take an opponent's set into hand; every card of it is turned. */
export interface Take {
  type: "Take";
  index: number;
  seat: number;
  area: number | null;
}

/** A set was taken from an opponent; `cards` as they arrive in the hand, turned. `out`: its owner is out. */
export interface Taken {
  type: "Taken";
  seat: number;
  owner: number;
  area: number | null;
  cards: string[];
  out: boolean;
}

/** D: turn the whole hand. */
export interface Turn {
  type: "Turn";
  index: number;
}

/** Somebody played the last card, as the first or second in this round, and has `points` now. */
export interface WentOut {
  type: "WentOut";
  seat: number;
  place: number;
  points: number;
}

/** The match is over. */
export interface Won {
  type: "Won";
  seat: number;
  points: number;
  by: string;
}

export type Event = FirstCard | Dealt | Starts | Cleared | Played | Added | Beaten | BeatenAway | Taken | HandTurned | NothingToPlay | Guarded | WentOut | RoundWon | RoundOver | Won;

export type Action = Play | Add | Take | Turn;

export type View = DnupView;

export type Options = DnupOptions;

export type Facts = DnupFacts;

/** A legal action of this game, as `Play.legal` lists it. */
export type Choice = import("../protocol").Choice & { action: Action };

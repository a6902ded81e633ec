// Made by `make wire` from the Python structs. Do not edit: a test compares.

/** A secret answer in the window; only its owner is told. */
export interface Answered {
  type: "Answered";
  seat: number;
  answer: string;
}

/** At least `count` dice show `value`; 6 stands for blank. */
export interface Bid {
  type: "Bid";
  index: number;
  count: number;
  value: number;
}

/** One bid of the round. `salsa`: the bidder spoke up out of turn. */
export interface BidMade {
  seat: number;
  count: number;
  value: number;
  salsa: boolean;
}

/** A bid was made, the opening one or a raise, in turn or by salsa. */
export interface BidWas {
  type: "BidWas";
  seat: number;
  count: number;
  value: number;
  salsa: boolean;
}

/** Somebody doubts the bid, or calls it exact; all cups are lifted. */
export interface Called {
  type: "Called";
  seat: number;
  call: "calza" | "dudo";
  salsa: boolean;
}

/** There are exactly as many as the bid says. */
export interface Calza {
  type: "Calza";
  index: number;
}

/** The game has gone on so long that calza is no longer offered. */
export interface CalzaStops {
  type: "CalzaStops";
  round: number;
}

/** A die goes to the middle: the bidder's, or that of a caller who was wrong. */
export interface DieLost {
  type: "DieLost";
  seat: number;
  why: "bid-was-false" | "calza-was-wrong" | "doubt-was-wrong";
}

/** There are fewer than the bid says. */
export interface Dudo {
  type: "Dudo";
  index: number;
}

export interface DudoFacts {
  counting: string;
  counted: string;
  lost: number | null;
}

export interface DudoOptions {
  direction: "north" | "south";
  first_starter: "random" | "seat";
  first_seat: number;
  salsa: "off" | "on";
  salsa_window_s: number;
  calza_heads_up: "allowed" | "forbidden";
  blank_bids: "halved" | "off" | "plain";
  lost_dice: "hidden" | "visible";
  joker_limit: "1" | "none";
}

export interface DudoView {
  seat: number | null;
  phase: "bid" | "over" | "roll" | "starter" | "window";
  round: number;
  starter: number | null;
  dice: string | null;
  counts: (number | null)[];
  in_play: boolean[];
  total: number | null;
  cap: number;
  jokers: number[];
  been_palifico: boolean[];
  palifico: boolean;
  calza_offered: boolean;
  raise_offered: boolean;
  bids: BidMade[];
  turn: number | null;
  window: number[];
  waiting: number[];
  answer: string | null;
  salsa_used: boolean[];
  out: number[];
  last: Result | null;
}

/** The last die is gone. */
export interface Eliminated {
  type: "Eliminated";
  seat: number;
  place: number;
}

/** The bid was exact: the caller gains a die, a joker, or nothing if the joker limit is reached. */
export interface Gained {
  type: "Gained";
  seat: number;
  what: "die" | "joker" | "nothing";
}

/** A joker is given back instead of a die. */
export interface JokerLost {
  type: "JokerLost";
  seat: number;
}

/** This seat has dropped to one die for the first time; the round is its palifico. */
export interface PalificoRound {
  type: "PalificoRound";
  seat: number;
}

/** Not to speak up in a salsa window. */
export interface Pass {
  type: "Pass";
  index: number;
}

/** How a round ended: every cup as it was lifted, and who lost or gained. */
export interface Result {
  round: number;
  cups: string[];
  palifico: boolean;
  count: number;
  value: number;
  bidder: number;
  call: "calza" | "dudo";
  caller: number;
  matching: number;
  loser: number | null;
  gainer: number | null;
  gain: "die" | "joker" | "nothing" | null;
  joker_lost: boolean;
  eliminated: boolean;
}

/** Every cup is lifted and the dice that match the bid are counted. */
export interface Revealed {
  type: "Revealed";
  cups: string[];
  value: number;
  palifico: boolean;
  matching: number;
}

/** A round begins. A viewer is told their own cup; None stands for a cup they may not look into. */
export interface Rolled {
  type: "Rolled";
  round: number;
  cups: (string | null)[];
  lost_dice_hidden: boolean;
}

/** To speak up in a salsa window, with a whole action. */
export interface Salsa {
  type: "Salsa";
  index: number;
  act: Bid | Dudo | Calza;
}

/** A match begins: everybody has five dice, and this seat starts. */
export interface Started {
  type: "Started";
  seat: number;
}

/** The player who should start is out; the next one in does. */
export interface StarterPassed {
  type: "StarterPassed";
  seat: number;
}

/** Nobody spoke up, and this seat is to answer the bid. That the others passed is news to each of them. */
export interface WindowClosed {
  type: "WindowClosed";
  seat: number;
}

/** These may speak up against the order of play. */
export interface WindowOpened {
  type: "WindowOpened";
  seats: number[];
}

/** Only this player has dice left. */
export interface Won {
  type: "Won";
  seat: number;
}

export type Event = Started | Rolled | PalificoRound | CalzaStops | BidWas | WindowOpened | WindowClosed | Answered | Called | Revealed | DieLost | JokerLost | Gained | Eliminated | StarterPassed | Won;

export type Action = Bid | Dudo | Calza | Pass | Salsa;

export type View = DudoView;

export type Options = DudoOptions;

export type Facts = DudoFacts;

/** A legal action of this game, as `Play.legal` lists it. */
export type Choice = import("../protocol").Choice & { action: Action };

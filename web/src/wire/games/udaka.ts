// Made by `make wire` from the Python structs. Do not edit: a test compares.

/** How many aces lie on the UDAKA pile now, while there are fewer than four. */
export interface AcesDown {
  type: "AcesDown";
  count: number;
}

/** A card of the dealer choice. */
export interface CardTurnedUp {
  type: "CardTurnedUp";
  seat: number;
  card: string;
}

/** Nobody got an ace or a number: all cards go back and the choice begins again. */
export interface DealerAgain {
  type: "DealerAgain";
}

/** Who deals the next round, and by what: an ace, the highest number, a lot, the seat or the round before. */
export interface DealerChosen {
  type: "DealerChosen";
  seat: number;
  why: "ace" | "highest" | "left" | "lot" | "winner";
}

/** Two cards each. A viewer is told their own hand; None stands for a hand they may not see. */
export interface Dealt {
  type: "Dealt";
  seat: number;
  first: number;
  hands: (string | null)[];
}

/** One card, or two of a rank, with what the card asks for. `space` is where the king's token goes and `victim` who is robbed by the joker; both are None where there is nothing to return or to steal. */
export interface Discard {
  type: "Discard";
  index: number;
  card: string;
  count: number;
  space: number | null;
  victim: number | null;
}

/** A card, or two of a rank. `on` is the card they were laid on: None on an empty pile, and for aces. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  card: string;
  count: number;
  on: string | null;
}

/** The last card has been drawn; play goes on without drawing. */
export interface DrawPileEmpty {
  type: "DrawPileEmpty";
}

/** A card from the draw pile, at the beginning of a turn or to fill up the hand. None: somebody else's card. */
export interface Drew {
  type: "Drew";
  seat: number;
  card: string | null;
  refill: boolean;
}

/** Two rounds won; the decider is won without a rounds token. */
export interface GameWon {
  type: "GameWon";
  seat: number;
  rounds: number;
  decider: boolean;
}

/** The king of a player without tokens. */
export interface NothingReturned {
  type: "NothingReturned";
  seat: number;
}

/** The joker while nobody else has a token. */
export interface NothingStolen {
  type: "NothingStolen";
  seat: number;
}

/** A pair was laid, and its space is empty. */
export interface PairWonNothing {
  type: "PairWonNothing";
  seat: number;
  space: number;
}

/** The board is set up: a token on every number space, the UDAKA token on its own. */
export interface RoundBegins {
  type: "RoundBegins";
  round: number;
  rounds_left: number;
  decider: boolean;
}

/** How a round ended, and why its winner won it. */
export interface RoundResult {
  round: number;
  tokens: number[];
  udaka: number;
  scores: number[];
  leaders: number[];
  winner: number;
  why: "shared-lead" | "sole-lead";
}

/** All cards are down: what everybody has. `counts`: the UDAKA token is counted (`udaka_scoring = counts`). */
export interface RoundScored {
  type: "RoundScored";
  result: RoundResult;
  counts: boolean;
}

/** Who has won the round and why: a sole lead, or a shared lead broken by the UDAKA token. */
export interface RoundWon {
  type: "RoundWon";
  seat: number;
  round: number;
  why: "shared-lead" | "sole-lead";
  leaders: number[];
  score: number;
}

/** The winner takes a rounds token, while there is one. */
export interface RoundsTokenTaken {
  type: "RoundsTokenTaken";
  seat: number;
  left: number;
}

/** The king: its player returns a token to a number space, which now holds `now` of them. */
export interface TokenReturned {
  type: "TokenReturned";
  seat: number;
  space: number;
  now: number;
}

/** The joker: a token of another player. */
export interface TokenStolen {
  type: "TokenStolen";
  seat: number;
  victim: number;
}

/** A pair takes what it wins: from hand, with the top card, or two cards on an equal top card. */
export interface TokenTaken {
  type: "TokenTaken";
  seat: number;
  space: number;
  count: number;
  pair: "both" | "hand" | "top";
}

export interface UdakaFacts {
  open: number | null;
  wins: Record<string, number>;
  wins_udaka: number[];
}

export interface UdakaOptions {
  udaka_scoring: "counts" | "tie_only";
  stacked_space: "all" | "one";
  special_timing: "at_once" | "when_discarded";
  first_dealer: "cards" | "random";
  next_dealer: "cards" | "left" | "winner";
}

/** The fourth ace is down: its player takes the UDAKA token. */
export interface UdakaTaken {
  type: "UdakaTaken";
  seat: number;
}

export interface UdakaView {
  seat: number | null;
  phase: "cards" | "deal" | "discard" | "lot" | "over";
  round: number;
  dealer: number | null;
  turn: number | null;
  hand: string | null;
  hand_counts: number[];
  pile: number;
  top: string | null;
  regular: number;
  aces: number;
  board: number[];
  tokens: number[];
  udaka: number | null;
  wins: number[];
  rounds_left: number;
  face_up: string[];
  last: RoundResult | null;
  udaka_scoring: "counts" | "tie_only";
  stacked_space: "all" | "one";
  special_timing: "at_once" | "when_discarded";
}

export type Event = CardTurnedUp | DealerAgain | DealerChosen | RoundBegins | Dealt | Drew | DrawPileEmpty | Discarded | TokenTaken | PairWonNothing | AcesDown | UdakaTaken | TokenReturned | NothingReturned | TokenStolen | NothingStolen | RoundScored | RoundWon | RoundsTokenTaken | GameWon;

export type Action = Discard;

export type View = UdakaView;

export type Options = UdakaOptions;

export type Facts = UdakaFacts;

/** A legal action of this game, as `Play.legal` lists it. */
export type Choice = import("../protocol").Choice & { action: Action };

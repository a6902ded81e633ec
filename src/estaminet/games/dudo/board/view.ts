/** The view of Dudo! as it arrives: the fields of view.py. */
export interface BidMade {
  seat: number;
  count: number;
  value: number;
  salsa: boolean;
}

export interface Result {
  round: number;
  cups: string[];
  palifico: boolean;
  count: number;
  value: number;
  bidder: number;
  call: "dudo" | "calza";
  caller: number;
  matching: number;
  loser: number | null;
  gainer: number | null;
  gain: "die" | "joker" | "nothing" | null;
  joker_lost: boolean;
  eliminated: boolean;
}

export interface DudoView {
  seat: number | null;
  phase: "starter" | "roll" | "bid" | "window" | "over";
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
  bids: BidMade[];
  turn: number | null;
  window: number[];
  waiting: number[];
  answer: string | null;
  salsa_used: boolean[];
  out: number[];
  last: Result | null;
}

export const BLANK = 6;
export const faceText = (value: number): string => (value === BLANK ? "b" : String(value));
/** Whether a die counts for a bid on this value. */
export const counts = (face: string, value: number, palifico: boolean): boolean =>
  face === faceText(value) || (face === "b" && value !== BLANK && !palifico);

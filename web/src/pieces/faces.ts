/** The faces of the regulars, drawn in a box of 48 by 48. Head, eyes, nose and mouth are the same for all; what is behind
 * and in front of them makes the character. Colours are names of tokens.css. */

export type Ink = "wall" | "skin" | "hair" | "coat" | "trim";

export interface Face {
  wall: number;
  skin: number;
  hair: number;
  coat: number;
  trim: number;
  /** Shapes behind the head, then in front of it. */
  back?: [Ink, string][];
  front: [Ink, string][];
  /** Lines over everything: brows, glasses, freckles. */
  lines?: string;
}

const SPECTACLES = "M16.6 23.4a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M24.6 23.4a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0M23.4 23h1.2";
const SQUARE = "M16.4 20.8h6.8v4.6h-6.8zM24.8 20.8h6.8v4.6h-6.8zM23.2 22.4h1.6M16.4 22l-1.6-.6M31.6 22l1.6-.6";

export const faces: Record<string, Face> = {
  // A cap askew over a great moustache.
  zenobe: {
    wall: 2, skin: 1, hair: 5, coat: 4, trim: 3,
    front: [
      ["hair", "M16.5 28.6q3.6-3.4 7.5-.9q3.9-2.5 7.5.9q-1.2 3.4-7.5 2q-6.3 1.4-7.5-2z"],
      ["trim", "M13 17.6q1.4-8.4 11.6-8.2q10 .3 11.8 6.6q3 1 3.4 3.6q-13-3.6-26.8-2z"],
    ],
    lines: "M13 17.6q13-1.6 26.8 2",
  },
  // Bald, round glasses, a bow tie.
  isidore: {
    wall: 4, skin: 2, hair: 2, coat: 1, trim: 3,
    back: [["hair", "M13.2 26q-2.4-3.4-.2-8.6q1.8 1 2.6 3.2v6zM34.8 26q2.4-3.4 .2-8.6q-1.8 1-2.6 3.2v6z"]],
    front: [["trim", "M24 38.4l-5.4-2.6v5.6zM24 38.4l5.4-2.6v5.6z"]],
    lines: SPECTACLES,
  },
  // Young, a tuft that never lies flat, freckles.
  sixten: {
    wall: 1, skin: 1, hair: 3, coat: 2, trim: 4,
    front: [["hair", "M14.4 21.4q-1.6-8.6 5.2-10.6q-1-2.2-3.4-2.6q5.2-1.8 7.8 1.4q1.4-3 4.6-2.8q-1.8 1.4-1.6 3.2q8 1.4 6.6 11.2q-1.6-4.4-4.4-5.6q-3.4 1.8-9.8 .8q-3.6 1-5 5z"]],
    lines: "M18.6 26.4h.01M20.4 27.2h.01M27.6 27.2h.01M29.4 26.4h.01",
  },
  // A cloud of red curls.
  eulalie: {
    wall: 3, skin: 1, hair: 4, coat: 5, trim: 2,
    back: [["hair", "M24 7.4q5.4-2.4 8.4 1.6q5.4 .4 5.2 5.8q3.6 3.4 1 7.4q2 4.8-1.8 7.2q-.4 4.6-4.8 4.4h-16q-4.4 .2-4.8-4.4q-3.8-2.4-1.8-7.2q-2.6-4 1-7.4q-.2-5.4 5.2-5.8q3-4 8.4-1.6z"]],
    front: [["hair", "M14.4 20.6q1.4-9.6 9.6-9.6t9.6 9.6q-2.6 .4-4.2-2.2q-2.4 2.2-5.2 .2q-2.8 2-5.2-.2q-1.6 2.6-4.2 2.2z"]],
  },
  // A bun, a high white collar.
  odette: {
    wall: 5, skin: 1, hair: 1, coat: 3, trim: 5,
    back: [["hair", "M18.8 9.6a5.2 4.8 0 1 0 10.4 0a5.2 4.8 0 1 0 -10.4 0z"]],
    front: [
      ["hair", "M14.4 23.6q-2.2-11.6 9.6-11.8q11.8 .2 9.6 11.8q-1.4-6.6-9.6-7.6q-8.2 1-9.6 7.6z"],
      ["trim", "M18.4 34.2l5.6 5.2l5.6-5.2l2 3.4l-7.6 6.2l-7.6-6.2z"],
    ],
  },
  // A bowler hat and a white beard from ear to ear.
  leopold: {
    wall: 3, skin: 1, hair: 6, coat: 1, trim: 1,
    front: [
      ["hair", "M14.6 22.4q1.4 4.2 3.6 5.2q5.8-2.2 11.6 0q2.2-1 3.6-5.2q1.6 15.4-9.4 16q-11-.6-9.4-16z"],
      ["skin", "M21 30.4q3 1.6 6 0q-3 3-6 0z"],
      ["trim", "M10.4 17.8q2.6-1.6 4.6-1.6q-1-10 9-10.2q10 .2 9 10.2q2 0 4.6 1.6q-13.6 3.4-27.2 0z"],
    ],
    lines: "M15 16.2q9 2.2 18 0",
  },
  // A knotted headscarf.
  ottilie: {
    wall: 4, skin: 2, hair: 2, coat: 2, trim: 3,
    back: [["trim", "M13 20q-.6-11.6 11-11.8q11.6 .2 11 11.8q.4 9-5 14.4h-12q-5.4-5.4-5-14.4z"]],
    front: [
      ["hair", "M15.4 20.4q1-6 8.6-6.2q7.6 .2 8.6 6.2q-2.8-3.8-8.6-4q-5.8 .2-8.6 4z"],
      ["trim", "M14.4 21.8q-.2-9 9.6-9.4q9.8 .4 9.6 9.4q2.4-11-9.6-12.4q-12 1.4-9.6 12.4zM24 34.6l-4.6-1.4l-1.2 5l5.8-1.6l5.8 1.6l-1.2-5z"],
    ],
  },
  // A beret, a thin moustache, one brow up.
  basile: {
    wall: 1, skin: 2, hair: 1, coat: 4, trim: 5,
    front: [
      ["hair", "M14.8 23q-1-5.6 1.8-7.6l14.8 0q2.8 2 1.8 7.6q-1.2-3.6-2.6-4.6h-13.2q-1.4 1-2.6 4.6zM19 29q3-2.4 5-.8q2-1.6 5 .8q-2.8 .8-5 .2q-2.2 .6-5-.2z"],
      ["coat", "M11.4 16.2q-1.2-7.4 10.6-8.4q1.4-2 2.2-.2q13 .2 13.2 6.6q-.2 3-4.6 2.8q-9.4-1.6-19 1.2q-1.8 0-2.4-2z"],
    ],
    lines: "M17.8 20.4q2.4-1.4 4.6-.4M25.8 18.6q2.4-1.8 4.8-.2",
  },
  // A bob and a headband, always ahead of herself.
  philomene: {
    wall: 2, skin: 3, hair: 1, coat: 3, trim: 2,
    back: [["hair", "M13.2 30.6q-2.6-20.8 10.8-21.4q13.4 .6 10.8 21.4q-2.6 1.6-5.2 .4v-10h-11.2v10q-2.6 1.2-5.2-.4z"]],
    front: [
      ["hair", "M14.6 20.8q0-8 9.4-8.4q9.4 .4 9.4 8.4q-4.6-1.2-7-4.4q-4.8 4-11.8 4.4z"],
      ["trim", "M13.6 17.4q2.2-7.4 10.4-7.6q8.2 .2 10.4 7.6l-.6 2q-2.6-6.4-9.8-6.6q-7.2 .2-9.8 6.6z"],
    ],
  },
  // Parted in the middle, square glasses.
  anselm: {
    wall: 5, skin: 2, hair: 2, coat: 5, trim: 1,
    front: [
      ["hair", "M14.4 22.4q-2-11.2 9.6-11.6q11.6 .4 9.6 11.6q-.8-4.6-2.8-6q-5 .2-6.8-3q-1.8 3.2-6.8 3q-2 1.4-2.8 6z"],
      ["trim", "M22.4 36.4h3.2l1 9h-5.2z"],
    ],
    lines: SQUARE,
  },
  // A wide hat with a feather, a string of beads.
  cornelia: {
    wall: 4, skin: 1, hair: 5, coat: 2, trim: 4,
    back: [["hair", "M13.8 28q-2.4-10 1.4-13h17.6q3.8 3 1.4 13q-2 3.4-4 3.2h-12.4q-2 .2-4-3.2z"]],
    front: [
      ["hair", "M14.8 21.6q.6-4.6 4-5.6h10.4q3.4 1 4 5.6q-4-3.6-9.2-3.4q-5.2-.2-9.2 3.4z"],
      ["coat", "M7 17.4q8-2.4 8.6-5.4q2-6 8.4-6t8.4 6q.6 3 8.6 5.4q-17 5.4-34 0z"],
      ["trim", "M30.6 14.6q1-8.6 9.4-11.4q-.2 8.4-7.2 12.6z"],
    ],
    lines: "M18.2 36.6h.01M20.6 38.4h.01M24 39.2h.01M27.4 38.4h.01M29.8 36.6h.01",
  },
  // Long straight hair, a roll-neck, eyes half shut.
  seraphine: {
    wall: 1, skin: 2, hair: 1, coat: 1, trim: 4,
    back: [["hair", "M13 39.4q-1.2-31 11-31.2q12.2 .2 11 31.2z"]],
    front: [
      ["hair", "M14 25.6q-.6-14.2 10-14.6q10.6 .4 10 14.6q-1.6-8.2-10-10q-8.4 1.8-10 10z"],
      ["coat", "M18.6 33.2q5.4 2.4 10.8 0v6h-10.8z"],
    ],
    lines: "M18.6 21.8q1.8-1 3.4 .2M26 22q1.6-1.2 3.4-.2",
  },
  // Wavy hair swept back, a pointed beard.
  gaspard: {
    wall: 3, skin: 3, hair: 2, coat: 4, trim: 5,
    front: [
      ["hair", "M14.2 22.6q-2.8-8.4 2-11q4-4 9-1.8q6.6-.8 8 5q1.6 3.6 .6 7.8q-.8-4.4-3.4-6.4q-4.2 1.2-7-.8q-4.2 3-6.8 2.2q-1.6 2-2.4 5z"],
      ["hair", "M18.6 29.2q2.4-1.8 5.4-1.6q3-.2 5.4 1.6q-.6 6.6-5.4 9.6q-4.8-3-5.4-9.6z"],
      ["skin", "M21.4 30.2q2.6 1.2 5.2 0q-2.6 2.2-5.2 0z"],
    ],
    lines: "M18 20.8q2.2-1.4 4.4-.6M25.6 20.2q2.2-.8 4.4 .6",
  },
  // A knitted cap down to the brows, a fair beard.
  torvald: {
    wall: 2, skin: 1, hair: 3, coat: 2, trim: 5,
    front: [
      ["hair", "M14.6 22.6q1.6 4 3.8 4.6q5.6-1.6 11.2 0q2.2-.6 3.8-4.6q3 11.6-2.4 16.6q-7 4.8-14 0q-5.4-5-2.4-16.6z"],
      ["skin", "M21 30.2q3 1.4 6 0q-3 2.8-6 0z"],
      ["trim", "M13.6 18.8q-.8-12.4 10.4-12.6q11.2 .2 10.4 12.6z"],
      ["coat", "M12.6 16.4h22.8v4.4h-22.8z"],
    ],
    lines: "M16.4 16.8v3.6M20.2 16.8v3.6M24 16.8v3.6M27.8 16.8v3.6M31.6 16.8v3.6",
  },
  // A plait worn like a crown, a brooch.
  clotilde: {
    wall: 5, skin: 3, hair: 5, coat: 5, trim: 3,
    front: [
      ["hair", "M14.4 23.4q-1.8-9.4 9.6-10q11.4 .6 9.6 10q-2.4-6-9.6-6.6q-7.2 .6-9.6 6.6z"],
      ["hair", "M12.6 20.4q-3-13.6 11.4-14q14.4 .4 11.4 14q-3.4 .6-4-1.6q-.4-5.6-7.4-5.8q-7 .2-7.4 5.8q-.6 2.2-4 1.6z"],
      ["trim", "M21.2 39a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z"],
    ],
    lines: "M12.4 16.6q3.4-.4 4.6 2M13.8 12q3.2 .2 4 2.8M17.4 8.4q3.4 1.4 3.4 4.6M22.4 6.6q2.8 2.6 1.6 6M35.6 16.6q-3.4-.4-4.6 2M34.2 12q-3.2 .2-4 2.8M30.6 8.4q-3.4 1.4-3.4 4.6",
  },
};

/** Four heads of hair for those who only pass by. */
const HEADS: [Ink, string][] = [
  ["hair", "M14.4 21.6q-1.8-10.4 9.6-10.8q11.4 .4 9.6 10.8q-1.6-5-4-5.6q-6 1.4-10.6-.6q-3 1.4-4.6 6.2z"],
  ["hair", "M14.4 24.4q-2.6-13 9.6-13.4q12.2 .4 9.6 13.4q-.6-7.2-5.2-9q-8 .4-14 9z"],
  ["hair", "M15 19.6q1-8.6 9-8.8q8 .2 9 8.8q-3-2.6-9-2.8q-6 .2-9 2.8z"],
  ["hair", "M14.2 22.8q-1-9.6 6-11.2q9.6-2.4 13.4 4.4q1 3 .2 6.8q-1.4-5.8-5.8-6.6q-9 .4-13.8 6.6z"],
];

/** Anybody's face: a regular's own, or one that a name always gives. */
export function faceOf(key: string): Face {
  const own = faces[key];
  if (own) return own;
  let n = 7;
  for (const letter of key) n = (n * 31 + letter.codePointAt(0)!) % 65_521;
  const of = (most: number): number => (n = (n * 75 + 74) % 65_537) % most;
  return { wall: 1 + of(5), skin: 1 + of(3), hair: 1 + of(6), coat: 1 + of(5), trim: 1 + of(5), front: [HEADS[of(HEADS.length)]!] };
}

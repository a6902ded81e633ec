/** The painter's hand: edges that waver and strokes that hatch. Everything is drawn the same way each time. */

/** Between -1 and 1, always the same for the same place. */
function waver(seed: number, step: number): number {
  const wave = Math.sin(seed * 127.1 + step * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
const round = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle as a finger would fill it: corners cut, edges uneven. */
export function rough(x: number, y: number, width: number, height: number, seed: number, by = 1.6): string {
  const cut = Math.min(width, height) * 0.07 + by;
  const points: [number, number][] = [];
  const edge = (ax: number, ay: number, bx: number, by2: number): void => {
    const steps = Math.max(2, Math.round(Math.hypot(bx - ax, by2 - ay) / 9));
    for (let i = 0; i < steps; i += 1) {
      const at = i / steps;
      points.push([
        ax + (bx - ax) * at + waver(seed, points.length * 2) * by,
        ay + (by2 - ay) * at + waver(seed, points.length * 2 + 1) * by,
      ]);
    }
  };
  edge(x + cut, y, x + width - cut, y);
  edge(x + width, y + cut, x + width, y + height - cut);
  edge(x + width - cut, y + height, x + cut, y + height);
  edge(x, y + height - cut, x, y + cut);
  const middle = (a: [number, number], b: [number, number]): string =>
    `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const last = points.at(-1)!;
  let path = `M${middle(last, points[0]!)}`;
  points.forEach((point, i) => {
    path += `Q${round(point[0])} ${round(point[1])} ${middle(point, points[(i + 1) % points.length]!)}`;
  });
  return `${path}z`;
}

/** The strokes of a pigment within a rectangle: red slants, yellow is dabbed, green grows in leaves, blue runs in waves. */
export function hatching(colour: string, x: number, y: number, width: number, height: number, gap = 8): string {
  let path = "";
  const right = x + width;
  const bottom = y + height;
  if (colour === "R") {
    for (let at = gap * 0.6; at < width + height; at += gap) {
      const ax = Math.min(x + at, right);
      const ay = y + Math.max(0, at - width);
      const bx = x + Math.max(0, at - height);
      const by = Math.min(y + at, bottom);
      path += `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
    }
  } else if (colour === "Y") {
    for (let row = 0; y + gap * (row + 0.6) < bottom; row += 1) {
      for (let at = x + gap * (row % 2 ? 1.1 : 0.5); at < right - 1; at += gap * 1.15) {
        path += `M${round(at)} ${round(y + gap * (row + 0.6))}h.1`;
      }
    }
  } else if (colour === "G") {
    const leaf = gap * 0.62;
    for (let at = x + gap * 0.7; at < right - leaf * 0.7; at += gap * 1.5) {
      for (let row = y + gap * 0.9; row < bottom; row += gap * 0.95) {
        path += `M${round(at - leaf)} ${round(row - leaf)}L${round(at)} ${round(row)}L${round(at + leaf)} ${round(row - leaf)}`;
      }
    }
  } else if (colour === "B") {
    for (let row = y + gap * 0.6; row < bottom; row += gap * 0.95) {
      path += `M${round(x + 1)} ${round(row)}`;
      const waves = Math.max(2, Math.round((width - 2) / (gap * 1.5)));
      const length = (width - 2) / waves;
      for (let i = 0; i < waves; i += 1) path += `q${round(length / 4)} -3 ${round(length / 2)} 0t${round(length / 2)} 0`;
    }
  }
  return path;
}

/** Painted numerals in a box of 20 by 28. */
export const NUMERALS: Record<string, string> = {
  "1": "M4.5 8L11.5 2.5V26",
  "2": "M3 8.5Q4 2 10.2 2Q17 2.2 16.6 9Q16 14 3 25.6Q10 24.6 18 25.8",
  "3": "M3 3.2Q10 2.4 16.6 2.8L8.6 11.6Q17.8 11.6 17.2 18.8Q16 27.4 2.6 25",
  "4": "M13.4 26.4V2L2 18.4Q10 17.4 18.6 18.4",
};

/** A frond in a box of 100 by twice `half`, growing upwards: a stem, and leaves in pairs that shorten towards the tip. */
function fern(half: number): string {
  let path = `M${half - 2.6} 99Q${half - 4} 50 ${half} 2Q${half + 4} 50 ${half + 2.6} 99z`;
  for (let i = 0; i < 7; i += 1) {
    const y = 88 - i * 12;
    const length = (half - 3) * [0.72, 0.94, 1, 0.9, 0.74, 0.54, 0.34][i]!;
    for (const side of [-1, 1]) {
      const tip = round(half + side * length);
      path += `M${half} ${y + 2}Q${round(half + side * length * 0.5)} ${y - 10} ${tip} ${y - 13}Q${round(half + side * length * 0.75)} ${y + 2} ${half} ${y + 2}z`;
    }
  }
  return path;
}

/** Silhouettes in a box of 100 by 100: the outline, and lines drawn on it. */
export interface Figure {
  outline: string;
  lines?: string;
  dark?: string;
}
export const FIGURES: Record<string, Figure> = {
  P: {
    outline:
      "M34 97L33 72Q22 60 9 53Q3 48 7 43Q11 38 19 42L34 51L24 21Q22 13 28 11Q34 9 37 17L45 41L43 10Q43 2 49 2Q55 2 56 10L58 41L65 13Q67 6 73 8Q79 10 77 18L71 46L81 28Q85 22 90 25Q94 28 91 35L79 62Q75 76 70 82L70 97Z",
    lines: "M46 62Q56 56 66 60M44 74Q52 68 60 72",
  },
  M: {
    outline:
      "M7 82Q3 64 9 50Q10 37 18 31Q22 14 37 16Q47 17 51 28Q67 23 80 33Q93 43 94 60L95 68Q99 72 97 79L93 75L93 90H81L79 74Q74 77 69 75L68 90H56L55 76Q47 78 41 74L40 90H28L28 68Q23 65 21 59Q17 68 18 79Q19 91 12 91Q8 90 7 82Z",
    lines: "M25 58Q18 82 38 79M60 36Q70 34 80 42M57 47Q66 44 76 51",
    dark: "M26 40a3.4 3.4 0 1 0 .1 0z",
  },
  C: {
    outline:
      "M11 93Q5 89 9 82L43 43Q38 24 52 12Q58 4 66 9Q76 1 85 9Q96 12 93 24Q100 34 91 43Q86 56 72 54Q64 60 56 56L22 93Q16 98 11 93Z",
    lines: "M20 77L27 84M27 69L34 76",
    dark: "M60 22a4 4 0 1 0 .1 0zM78 20a3.6 3.6 0 1 0 .1 0zM80 38a4 4 0 1 0 .1 0zM61 40a3.4 3.4 0 1 0 .1 0z",
  },
  F: {
    outline:
      "M50 3Q58 5 58 16Q70 19 77 12Q85 4 93 11Q96 20 85 28Q76 36 78 50Q77 63 87 72Q96 82 89 91Q80 96 72 87Q64 80 58 85L55 98H45L42 85Q36 80 28 87Q20 96 11 91Q4 82 13 72Q23 63 22 50Q24 36 15 28Q4 20 7 11Q15 4 23 12Q30 19 42 16Q42 5 50 3Z",
    lines: "M50 28V38M50 48V58M50 68V78M38 34L34 42M62 34L66 42M36 62L34 70M64 62L66 70",
  },
  S: {
    outline: "M26 42Q24 24 50 24Q76 24 74 42Q76 70 63 86Q50 100 37 86Q24 70 26 42Z",
    lines:
      "M36 27Q24 18 27 3M29 15Q18 15 13 6M64 27Q76 18 73 3M71 15Q82 15 87 6M50 46L46 64H54M50 25V34M40 26L42 34M60 26L58 34M29 62L36 65M71 62L64 65M31 71L37 73M69 71L63 73",
    dark: "M32 46Q41 41 46 51Q38 56 32 46ZM68 46Q59 41 54 51Q62 56 68 46ZM39 76Q50 69 61 76Q50 90 39 76Z",
  },
  D: {
    outline: "M3 49Q14 13 36 14Q46 15 50 21Q54 15 64 14Q86 13 97 49Q86 91 50 90Q14 91 3 49Z",
    dark: "M14 50Q26 29 50 31Q74 29 86 50Q76 77 50 77Q24 77 14 50Z",
  },
  J: { outline: fern(50) },
  BB: {
    outline: "M50 4Q71 4 73 27Q74 36 70 42Q88 60 74 84Q64 98 50 98Q36 98 26 84Q12 60 30 42Q26 36 27 27Q29 4 50 4Z",
    lines: "M30 44Q50 58 70 42M24 58Q48 74 78 56M24 76Q48 90 77 72M52 57Q47 72 56 95",
    dark: "M43 26a2.6 2.6 0 1 0 .1 0zM58 26a2.6 2.6 0 1 0 .1 0zM45 35Q50.500 40 56 35Q51 46 45 35z",
  },
};
/** Teeth and tongue of the great mouth. */
export const TEETH = "M24 40L31 52L38 35ZM40 34L48 49L54 32ZM57 32L64 48L71 37ZM30 69L37 57L44 75ZM52 76L58 60L66 74Z";

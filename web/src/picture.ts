/** A result as a picture to keep and to show: drawn here, on a canvas, from what is on the page. */
import type { RoundScores } from "./wire/protocol";

export interface Poster {
  title: string;
  headline: string;
  /** From the first place on. */
  rows: { place: number; name: string; score: string }[];
  rounds: readonly RoundScores[];
  /** The seats of `rows`, in the same order. */
  seats: readonly number[];
  lowest: boolean;
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;

/** A piece of text that is cut with an ellipsis where it would be too wide. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** How everybody stood after each round, as lines; the winner's is drawn last and thickest. */
function lines(pen: CanvasRenderingContext2D, poster: Poster, box: DOMRect, colour: (name: string) => string): void {
  const { rounds, seats, lowest } = poster;
  const scores = rounds.flatMap((round) => round.score);
  if (rounds.length < 2 || !scores.length) return;
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const x = (at: number): number => box.x + (box.width * at) / (rounds.length - 1);
  const y = (score: number): number => {
    const up = high === low ? 0.5 : (score - low) / (high - low);
    return box.y + box.height * (lowest ? up : 1 - up);
  };
  pen.lineJoin = "round";
  [...seats].reverse().forEach((seat, at) => {
    const first = at === seats.length - 1;
    pen.strokeStyle = colour(first ? "--accent" : "--wood-edge");
    pen.lineWidth = first ? 8 : 4;
    pen.setLineDash(first ? [] : [16, 6 + 5 * at]);
    pen.beginPath();
    rounds.forEach((round, number) => pen[number ? "lineTo" : "moveTo"](x(number), y(round.score[seat] ?? 0)));
    pen.stroke();
  });
  pen.setLineDash([]);
}

/** The picture as a PNG. */
export async function draw(poster: Poster): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const font = (size: number, weight = 400): void => {
    pen.font = `${weight} ${size}px ${style.getPropertyValue("--font")}`;
  };
  pen.fillStyle = colour("--wood");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("--panel");
  pen.strokeStyle = colour("--wood-edge");
  pen.lineWidth = 6;
  pen.beginPath();
  pen.roundRect(24, 24, WIDTH - 48, HEIGHT - 48, 18);
  pen.fill();
  pen.stroke();
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--ink-soft");
  font(34, 600);
  pen.fillText(poster.title, EDGE, 92);
  pen.fillStyle = colour("--ink");
  font(60, 700);
  pen.fillText(fitted(pen, poster.headline, WIDTH - 2 * EDGE), EDGE, 164);
  const step = Math.min(70, 360 / Math.max(1, poster.rows.length));
  poster.rows.forEach((row, at) => {
    const y = 236 + at * step;
    font(Math.min(40, step * 0.62), row.place === 1 ? 700 : 400);
    pen.fillStyle = colour(row.place === 1 ? "--accent" : "--ink");
    pen.textAlign = "start";
    pen.fillText(`${row.place}.`, EDGE, y);
    pen.fillText(fitted(pen, row.name, 400), EDGE + 64, y);
    pen.textAlign = "end";
    pen.fillText(row.score, 620, y);
    pen.textAlign = "start";
  });
  lines(pen, poster, new DOMRect(700, 216, WIDTH - 700 - EDGE, 310), colour);
  font(26);
  pen.fillStyle = colour("--ink-soft");
  pen.fillText(fitted(pen, poster.foot, WIDTH - 2 * EDGE), EDGE, HEIGHT - 46);
  return new Promise((made, failed) => {
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png");
  });
}

/** Hand the picture to whatever this device shares with; where there is nothing, keep it as a file. */
export async function share(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    }
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Our rule texts as HTML. What is HTML in them stays text, links lead only to places of this site, and clause ids become
 * anchors. */
import { Marked, type Tokens } from "marked";

const CLAUSE = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+$/;
const OF_THIS_SITE = /^(#[\w-]+|\/(?!\/)[\w/#-]*)$/;

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** How a game's pieces are written in its rules, so that they can be drawn there: `board/InText.svelte`. */
export interface Pieces {
  /** One piece, in all of its ways of being written. */
  pattern: RegExp;
  /** How many characters a drawn one takes in an example. */
  room: number;
  /** Frames drawn with lines are frames of pieces, and go where those are drawn. */
  framed: boolean;
}
export interface Drawn {
  pieces?: Pieces | null;
  /** Where the example of a clause can be played, and what that link says. */
  tries?: ReadonlyMap<string, string>;
  tryIt?: string;
}
let drawn: Drawn = {};

const drawing = (piece: string, room = 0): string =>
  `<span class="piece" role="img" aria-label="${escape(piece)}" data-piece="${escape(piece)}"${room ? ` data-room="${room}"` : ""}></span>`;

/** A line of an example with its pieces drawn. A drawing is wider than its letters: it takes the spaces after them. */
function exampleLine(line: string, { pattern, room }: Pieces): string {
  let html = "";
  let at = 0;
  for (const found of line.matchAll(pattern)) {
    const piece = found[0];
    html += escape(line.slice(at, found.index));
    at = found.index + piece.length;
    const width = Math.max(room, piece.length);
    while (at - found.index < width && line[at] === " ") at += 1;
    html += drawing(piece, Math.max(width, at - found.index));
  }
  return html + escape(line.slice(at));
}
function example(text: string): string {
  const { pieces } = drawn;
  if (!pieces || text.search(pieces.pattern) < 0) return escape(text);
  const empty = (frame: string): string => (frame.match(pieces.pattern)?.join(" ") ?? "").padEnd(frame.length);
  const bare = pieces.framed ? text.replace(/[┌╭└╰]─+[┐╮┘╯]|│[^│\n]*│/g, empty) : text;
  const lines = bare.split("\n").map((line) => line.trimEnd());
  return lines.filter((line, i) => line || lines[i - 1]).map((line) => exampleLine(line, pieces)).join("\n");
}

const marked = new Marked({
  renderer: {
    codespan({ text }) {
      const { pieces } = drawn;
      const parts = text.match(pieces?.pattern ?? /$^/g) ?? [];
      return pieces && parts.length && parts.join(" ") === text ? parts.map((piece) => drawing(piece)).join("") : `<code>${escape(text)}</code>`;
    },
    html({ text }) {
      return escape(text);
    },
    image({ text }) {
      return escape(text);
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return OF_THIS_SITE.test(href) ? `<a href="${escape(href)}">${words}</a>` : words;
    },
    strong({ text, tokens }) {
      if (CLAUSE.test(text)) {
        const where = drawn.tries?.get(text);
        const link = where ? ` <a class="try no-print" href="${escape(where)}">▸ ${escape(drawn.tryIt ?? "")}</a>` : "";
        return `<strong class="clause" id="${text}">${text}</strong>${link}`;
      }
      return `<strong>${this.parser.parseInline(tokens)}</strong>`;
    },
    // What may be wider than the screen is scrolled by itself, also with the keyboard.
    code({ text }) {
      return `<pre tabindex="0">${example(text)}</pre>`;
    },
    table({ header, rows }) {
      const cells = (tag: string, row: Tokens.TableCell[]): string =>
        `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const body = rows.map((row) => cells("td", row)).join("");
      return `<div class="table" role="group" tabindex="0"><table><thead>${cells("th", header)}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

function withDrawings<T>(how: Drawn, make: () => T): T {
  drawn = how;
  try {
    return make();
  } finally {
    drawn = {};
  }
}
export const inline = (text: string, how: Drawn = {}): string => withDrawings(how, () => marked.parseInline(text, { async: false }));
export const markdown = (text: string, how: Drawn = {}): string => withDrawings(how, () => marked.parse(text, { async: false }));

/** Our rule texts as HTML. What is HTML in them stays text, links lead only to places of this site, and clause ids become
 * anchors. */
import { Marked, type Tokens } from "marked";

const CLAUSE = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+$/;
const OF_THIS_SITE = /^(#[\w-]+|\/(?!\/)[\w/#-]*)$/;

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const marked = new Marked({
  renderer: {
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
      if (CLAUSE.test(text)) return `<strong class="clause" id="${text}">${text}</strong>`;
      return `<strong>${this.parser.parseInline(tokens)}</strong>`;
    },
    // What may be wider than the screen is scrolled by itself, also with the keyboard.
    code({ text }) {
      return `<pre tabindex="0">${escape(text)}</pre>`;
    },
    table({ header, rows }) {
      const cells = (tag: string, row: Tokens.TableCell[]): string =>
        `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
      const body = rows.map((row) => cells("td", row)).join("");
      return `<div class="table" role="group" tabindex="0"><table><thead>${cells("th", header)}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

export const inline = (text: string): string => marked.parseInline(text, { async: false });
export const markdown = (text: string): string => marked.parse(text, { async: false });

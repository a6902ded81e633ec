/** The little Markdown our rule texts use, as HTML: headings, paragraphs, lists, tables, code, bold, emphasis. Everything
 * is escaped first, so text stays text. Clause ids become anchors. */
const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const CLAUSE = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+$/;

export function inline(text: string): string {
  // Code is set aside, so that stars and underscores in it stay what they are.
  const code: string[] = [];
  const without = text.replace(/`([^`]+)`/g, (_, inside: string) => `\u0000${code.push(inside) - 1}\u0000`);
  return escape(without)
    .replace(/\*\*([^*]+)\*\*/g, (_, inside: string) =>
      CLAUSE.test(inside) ? `<strong class="clause" id="${inside}">${inside}</strong>` : `<strong>${inside}</strong>`,
    )
    .replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((#[\w-]+|\/[\w/#-]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\u0000(\d+)\u0000/g, (_, place: string) => `<code>${escape(code[Number(place)]!)}</code>`);
}

const row = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function markdown(text: string): string {
  const lines = text.split("\n");
  const out: string[] = [];
  let at = 0;
  const more = (): string => lines[at] ?? "";
  while (at < lines.length) {
    const line = more();
    const heading = /^(#{1,5}) (.*)/.exec(line);
    if (!line.trim()) {
      at += 1;
    } else if (line.startsWith("```")) {
      const body: string[] = [];
      for (at += 1; at < lines.length && !more().startsWith("```"); at += 1) body.push(more());
      at += 1;
      out.push(`<pre tabindex="0">${escape(body.join("\n"))}</pre>`);
    } else if (heading) {
      const level = heading[1]!.length;
      out.push(`<h${level}>${inline(heading[2]!)}</h${level}>`);
      at += 1;
    } else if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; more().startsWith("|"); at += 1) rows.push(row(more()));
      const [head, , ...body] = rows;
      const cells = (tag: string, of: string[]): string => of.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("");
      out.push(
        `<div class="table" role="group" tabindex="0"><table><thead><tr>${cells("th", head ?? [])}</tr></thead><tbody>` +
          body.map((one) => `<tr>${cells("td", one)}</tr>`).join("") +
          "</tbody></table></div>",
      );
    } else if (/^([*-]|\d+\.) /.test(line)) {
      const ordered = /^\d/.test(line);
      const items: string[] = [];
      while (/^([*-]|\d+\.) /.test(more()) || (/^ {2,}\S/.test(more()) && items.length)) {
        const item = /^(?:[*-]|\d+\.) (.*)/.exec(more());
        if (item) items.push(item[1]!);
        else items.push(`${items.pop()!} ${more().trim()}`);
        at += 1;
      }
      const tag = ordered ? "ol" : "ul";
      out.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`);
    } else {
      const words: string[] = [];
      while (more().trim() && !/^(#{1,5} |```|\||([*-]|\d+\.) )/.test(more())) {
        words.push(more());
        at += 1;
      }
      if (!words.length) {
        words.push(more());
        at += 1;
      }
      out.push(`<p>${inline(words.join(" "))}</p>`);
    }
  }
  return out.join("\n");
}

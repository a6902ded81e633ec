/** Every sentence the browser may say is there in English and every other language that has a file, or the build fails; and none is left over. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const source = join(here, "..", "src", "estaminet");
const wrong = [];

const files = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

/** The messages of a folder of strings, the same in every language it has; what differs is reported. */
function messages(folder) {
  const byLanguage = new Map();
  for (const file of files(folder).filter((path) => extname(path) === ".ftl")) {
    const ids = [...readFileSync(file, "utf-8").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);
    byLanguage.set(basename(file, ".ftl"), new Set(ids));
  }
  const all = new Set([...byLanguage.values()].flatMap((ids) => [...ids]));
  for (const language of new Set(["en", ...byLanguage.keys()])) {
    for (const id of all) {
      if (!byLanguage.get(language)?.has(id)) wrong.push(`${relative(source, folder)}: ${id} is missing in ${language}`);
    }
  }
  return { all, languages: [...byLanguage.keys()] };
}

/** The text from here to the comma or bracket that ends it. */
function firstArgument(text, from) {
  let depth = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at];
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && (sign === "," || sign === ";"))) break;
  }
  return text.slice(from, at);
}

/** What a file says: whole ids, and the beginnings of those that are put together. */
function used(path) {
  const text = readFileSync(path, "utf-8");
  const whole = new Set();
  const begun = new Set();
  const take = (id) => {
    if (id.includes("${")) begun.add(id.slice(0, id.indexOf("${")));
    else whole.add(id);
  };
  // t("x"), say("x"), { message: "x" }, also with a choice in it: say(a === "b" ? "x" : "y", ...).
  for (const call of text.matchAll(/\bt\(|\.say\(|\bmessage: /g)) {
    const first = firstArgument(text, call.index + call[0].length).replace(/[!=]==\s*"[^"]*"/g, "");
    for (const id of first.matchAll(/"([a-z][\w-]*)"|`([a-z][^`]*)`/g)) take(id[1] ?? id[2]);
  }
  for (const id of text.matchAll(/["`](site-[^"`]*)["`]/g)) take(id[1]);
  return { whole, begun };
}

const shared = messages(join(source, "text", "strings"));
const said = new Set();
const games = readdirSync(join(source, "games")).filter(
  (game) => statSync(join(source, "games", game)).isDirectory() && readdirSync(join(source, "games", game)).includes("board"),
);
const own = new Map(games.map((game) => [game, messages(join(source, "games", game, "strings")).all]));
/** What the pages say with a game's words has to be in every game: its title, its summary. */
const everywhere = [...shared.all, ...[...(own.values().next().value ?? [])].filter((id) => [...own.values()].every((ids) => ids.has(id)))];
function check(path, known) {
  const { whole, begun } = used(path);
  for (const id of whole) {
    said.add(id);
    if (!known.has(id)) wrong.push(`${relative(join(source, "..", ".."), path)}: there is no message ${id}`);
  }
  for (const beginning of begun) {
    const found = [...known].filter((id) => id.startsWith(beginning));
    if (!beginning || !found.length) continue;
    found.forEach((id) => said.add(id));
  }
}

for (const path of files(join(here, "src"))) {
  if (/\.(svelte|ts)$/.test(path) && !path.includes("/wire/")) check(path, new Set(everywhere));
}
// The settings page names its families: `site-${name}` and `site-${name}-${value}`.
for (const family of ["theme", "motion", "colours", "pointing"]) {
  for (const id of shared.all) if (id === `site-${family}` || id.startsWith(`site-${family}-`)) said.add(id);
}
for (const id of shared.all) {
  if (id.startsWith("site-") && !said.has(id)) wrong.push(`text/strings: nothing says ${id}`);
}

for (const game of games) {
  const folder = join(source, "games", game);
  const known = new Set([...own.get(game), ...shared.all]);
  for (const path of files(join(folder, "board"))) {
    if (/\.(svelte|ts)$/.test(path)) check(path, known);
    const name = basename(path);
    if (!/^(lesson\d*|coach)\.json$/.test(name)) continue;
    const data = JSON.parse(readFileSync(path, "utf-8"));
    const ids = Array.isArray(data)
      ? data.map((tip) => tip.say)
      : [data.title, ...(data.names ?? []), ...data.steps.flatMap((step) => [step.text, step.good, step.other])];
    for (const id of ids) if (id !== undefined && !own.get(game).has(id)) wrong.push(`${game}/board/${name}: there is no message ${id}`);
  }
}

if (wrong.length) {
  console.error(wrong.slice(0, 20).join("\n"));
  console.error(`${wrong.length} sentences are wrong.`);
  process.exit(1);
}
console.log(`Sentences: all there in ${shared.languages.sort().join(", ")}.`);

/** Modules of the site for Node, without a page: types taken out, runes compiled, and all that a module imports with it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { compileModule } from "svelte/compiler";

const web = new URL("..", import.meta.url);
const ts = createRequire(import.meta.url)("typescript");
/** Among the packages, where what is imported by name is found. One for each run: others may run at the same time. */
const folder = new URL(`node_modules/.units/${process.pid}/`, web);
mkdirSync(folder, { recursive: true });
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const made = new Map();

/** Writes a module and what it imports from the site; the name of its file. */
function write(name) {
  if (made.has(name)) return made.get(name);
  const file = `${name.replaceAll("/", "-")}.mjs`;
  made.set(name, file);
  const source = readFileSync(new URL(`src/${name}.ts`, web), "utf-8");
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  let text = ts.transpileModule(source, { compilerOptions: options }).outputText;
  if (name.endsWith(".svelte")) text = compileModule(text, { filename: `${name}.js`, generate: "client" }).js.code;
  // Files that Vite finds are not there.
  text = text.replaceAll("import.meta.glob", "(() => ({}))");
  text = text.replace(/(\bfrom |\bimport )(["'])(\.{1,2}\/[^"']+)\2/g, (_, before, quote, path) => {
    return `${before}${quote}./${write(posix.join(posix.dirname(name), path))}${quote}`;
  });
  writeFileSync(new URL(file, folder), text);
  return file;
}

export const load = (name) => import(pathToFileURL(new URL(write(name), folder).pathname).href);

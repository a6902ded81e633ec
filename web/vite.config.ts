import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Boards live in their games' folders, outside this one; what they import by name is found here all the same. */
function boardsUseOurPackages(): Plugin {
  return {
    name: "boards-use-our-packages",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!importer || importer.startsWith(here) || /^[./\0]/.test(source) || source.startsWith("$web")) return null;
      return this.resolve(source, `${here}src/main.ts`, { skipSelf: true });
    },
  };
}

/** What a manifest says about a game that a page shows before the server has answered. */
function introduced(manifest: string): Record<string, unknown> {
  const told: Record<string, unknown> = { designer: null, publisher: null, own: false };
  // Strings, lists of numbers and truths are written in TOML as in JSON.
  for (const [, name, value] of manifest.matchAll(/^(title|seats|minutes|designer|publisher|own) = (.+)$/gm)) told[name!] = JSON.parse(value!);
  return told;
}

const games = resolve(here, "../src/estaminet/games");
/** A board comes as one file with all that it draws; but what the rules draw as well, which are read without it, is a file of
 * its own. */
function boardFile(id: string, all: { getModuleInfo(id: string): { importers: readonly string[] } | null }): string | null {
  const [folder, game] = /^.*\/games\/(\w+)\/board\//.exec(id) ?? [];
  if (!folder) return null;
  const users = new Set([id]);
  for (const user of users) for (const importer of all.getModuleInfo(user)?.importers ?? []) users.add(importer);
  if (!users.has(`${folder}Board.svelte`)) return null;
  return `${users.has(`${folder}InText.svelte`) ? "pieces" : "board"}-${game}`;
}
/** The games that have sentences of their own. */
const written = (): string[] => readdirSync(games).filter((folder) => existsSync(join(games, folder, "strings"))).sort();

/** What a language calls itself, with a capital letter. The browser could say it, and would take longer than for all the
 * rest of the page's head. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** What is known of each game before the server has answered, and what the languages are called. */
function introductions(): Plugin {
  const name = "virtual:introductions";
  const tongues = "virtual:tongues";
  return {
    name: "introductions",
    resolveId: (source) => (source === name || source === tongues ? `\0${source}` : null),
    load(id) {
      if (id === `\0${tongues}`) {
        const codes = readdirSync(resolve(here, "../src/estaminet/text/strings")).map((file) => file.replace(".ftl", ""));
        return `export const tongues = ${JSON.stringify(Object.fromEntries(codes.map((code) => [code, ownName(code)])))}`;
      }
      if (id !== `\0${name}`) return null;
      const facts = written().map((game) => {
        const manifest = join(games, game, "manifest.toml");
        this.addWatchFile(manifest);
        return { key: game, ...introduced(readFileSync(manifest, "utf-8")) };
      });
      return `export const facts = ${JSON.stringify(facts)}`;
    },
  };
}

/** A game's picture as it is drawn, `Picture.svelte?drawn`: its HTML and its style sheet. It never changes, so it is drawn
 * once, here, and a page that shows it has no components to set up. */
function drawnPictures(): Plugin {
  const ASKED = /\/(\w+)\/board\/Picture\.svelte\?drawn$/;
  const MADE = /^\0drawn\/(\w+)\.(js|css)$/;
  interface Drawn {
    head: string;
    body: string;
  }
  let all: Promise<Record<string, Drawn>> | null = null;
  async function draw(): Promise<Record<string, Drawn>> {
    const entry = "virtual:draw";
    const pictured = written().filter((game) => existsSync(join(games, game, "board/Picture.svelte")));
    const imports = pictured.map((game, i) => `import P${i} from ${JSON.stringify(join(games, game, "board/Picture.svelte"))};`);
    const renders = pictured.map((game, i) => `${JSON.stringify(game)}: render(P${i})`);
    const code = `import { render } from "svelte/server";\n${imports.join("\n")}\nexport const drawn = { ${renders.join(", ")} };`;
    const folder = mkdtempSync(join(tmpdir(), "estaminet-drawn-"));
    try {
      await build({
        configFile: false,
        root: here,
        logLevel: "warn",
        publicDir: false,
        plugins: [
          { name: "draw", enforce: "pre", resolveId: (id) => (id === entry ? `\0${entry}` : null), load: (id) => (id === `\0${entry}` ? code : null) },
          boardsUseOurPackages(),
          svelte({ emitCss: false, compilerOptions: { css: "injected" } }),
        ],
        resolve: { alias: { $web: `${here}src` } },
        ssr: { noExternal: true },
        build: {
          ssr: true,
          outDir: folder,
          emptyOutDir: true,
          rolldownOptions: { input: entry, checks: { bundlerTimings: false }, output: { entryFileNames: "drawn.mjs" } },
        },
      });
      const { drawn } = (await import(pathToFileURL(join(folder, "drawn.mjs")).href)) as { drawn: Record<string, Drawn> };
      return Object.fromEntries(Object.entries(drawn).map(([game, { head, body }]) => [game, { head, body }]));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    name: "drawn-pictures",
    enforce: "pre",
    resolveId(source) {
      const asked = ASKED.exec(source);
      if (asked) return `\0drawn/${asked[1]}.js`;
      return MADE.test(source) ? source : null;
    },
    async load(id) {
      const [, game, kind] = MADE.exec(id) ?? [];
      if (!game) return null;
      const { head, body } = (await (all ??= draw()))[game]!;
      const palette = join(games, game, "board/palette.css");
      if (kind === "css") {
        const colours = existsSync(palette) ? readFileSync(palette, "utf-8") : "";
        return [colours, ...[...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules]) => rules)].join("\n");
      }
      // The site's policy has no styles in attributes: they are set when the picture is put up. Svelte's marks go.
      const html = body.replace(/<!--[^]*?-->/g, "").replaceAll(' style="', ' data-style="');
      return `import ${JSON.stringify(`\0drawn/${game}.css`)};\nexport default ${JSON.stringify(html)};`;
    },
  };
}

/** The shared sentences without those that only the terminal or the host's desk says, and what introduces each game. */
function spokenOnPages(): Plugin {
  return {
    name: "spoken-on-pages",
    enforce: "pre",
    load(id) {
      const [path] = id.split("?");
      if (!id.endsWith("?raw") || !path!.includes("/text/strings/")) return null;
      this.addWatchFile(path!);
      const text = readFileSync(path!, "utf-8").replace(/^(cli|lab|desk|server-(?:ready|short|wrong|port|cannot))-.*\n(([ \t]+.*|\})\n)*|^#.*\n/gm, "");
      // What introduces each game, its title and its summary, without the rest of its strings.
      const told = written().flatMap((game) => {
        const own = join(games, game, "strings", path!.split("/").pop()!);
        if (!existsSync(own)) return [];
        this.addWatchFile(own);
        return (readFileSync(own, "utf-8").match(/^game-.*(\n[ \t]+.*)*/gm) ?? []).map((message) => `${game}-${message}\n`);
      });
      return `export default ${JSON.stringify(text + told.join(""))}`;
    },
  };
}

/** What each page needs, so that the server can announce it together with the page: what all of them do, what they need
 * besides by the first part of the address, the boards by game, and the sentences by language, shared and of each game. */
function announced(): Plugin {
  return {
    name: "announced",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const styles = (of: (typeof chunks)[number]): string[] =>
        [...((of as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])];
      const needed = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = named.get(file);
        if (!chunk || seen.has(file)) return seen;
        seen.add(file);
        for (const style of styles(chunk)) seen.add(style);
        for (const other of chunk.imports) needed(other, seen);
        return seen;
      };
      const entry = chunks.find((chunk) => chunk.isEntry)!;
      const always = needed(entry.fileName);
      // Vite writes what the entry imports into the page instead of an entry that does nothing else.
      const started = /^(import[^;]*;\s*)*$/.test(entry.code) ? [...always].filter((file) => file !== entry.fileName) : [...always];
      const known = new Set(always);
      const more = (part: string): string[] => {
        const chunk = chunks.find((one) => one.facadeModuleId?.replace(/\?.*/, "").endsWith(part));
        if (!chunk) this.error(`nothing is made of ${part}`);
        return [...needed(chunk.fileName)].filter((file) => !known.has(file));
      };
      const pages: Record<string, string[]> = {};
      for (const [, part, file] of readFileSync(join(here, "src/pages.ts"), "utf-8").matchAll(/(\w+): \(\) => import\("\.(.+?)"\)/g)) {
        pages[part!] = more(file!);
      }
      const spoken = (folder: string, at: string): Record<string, string[]> => {
        const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
        return Object.fromEntries(files.map((name) => [name.replace(".ftl", ""), more(`${at}/${name}`)]));
      };
      const words = spoken(resolve(here, "../src/estaminet/text/strings"), "/text/strings");
      // A board stands on the page of a table, which has announced its own files.
      for (const file of pages.t!) known.add(file);
      const boards = written().map((game) => {
        const files = existsSync(join(games, game, "board/Board.svelte")) ? more(`/${game}/board/Board.svelte`) : [];
        return [game, { files, words: spoken(join(games, game, "strings"), `/${game}/strings`) }];
      });
      const announced = { start: started, pages, words, boards: Object.fromEntries(boards) };
      this.emitFile({ type: "asset", fileName: "announced.json", source: JSON.stringify(announced) });
    },
  };
}

/** What is text lies there compressed as well, as small as it gets: it is made once and sent often. */
function compressed(): Plugin {
  let folder = "";
  const files = (at: string): string[] =>
    readdirSync(at).flatMap((name) => (statSync(join(at, name)).isDirectory() ? files(join(at, name)) : [join(at, name)]));
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const file of files(folder).filter((path) => /\.(js|css|html|svg|webmanifest)$/.test(path))) {
        const text = readFileSync(file);
        if (text.length < 600) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [boardsUseOurPackages(), introductions(), drawnPictures(), spokenOnPages(), svelte(), announced(), compressed()],
  resolve: { alias: { $web: `${here}src` } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../build/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: true,
    // What every page needs comes as one file, what every match needs as another, and each board as a third: many small ones
    // would wait for each other.
    rolldownOptions: {
      // The pictures are drawn by a build within this one, which takes its second; nobody need be warned of it.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 4 },
            {
              name: "room",
              priority: 3,
              test: /\/web\/src\/(shell\/(Room|Story|Person|Clause|Refused|BoardFrame|PlainBoard|Stepper|Side|Log|Branched|Marks|TypeBox)\.|pieces\/(Sky|appear|around|drag|slides)|stops|people|pointing|spots|coach|scenes|net\/moments)/,
            },
            { name: "seat", priority: 3, test: /\/web\/src\/(fair|play-now)\./ },
            { name: (id, all) => (/^pieces/.test(boardFile(id, all) ?? "") ? boardFile(id, all) : null), priority: 2 },
            { name: boardFile, priority: 1 },
          ],
        },
      },
    },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

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
  const told: Record<string, unknown> = { designer: null, publisher: null };
  // Strings and lists of numbers are written in TOML as in JSON.
  for (const [, name, value] of manifest.matchAll(/^(title|seats|minutes|designer|publisher) = (.+)$/gm)) told[name!] = JSON.parse(value!);
  return told;
}

const games = resolve(here, "../src/estaminet/games");
/** The games that have sentences of their own. */
const written = (): string[] => readdirSync(games).filter((folder) => existsSync(join(games, folder, "strings"))).sort();

/** What is known of each game before the server has answered. */
function introductions(): Plugin {
  const name = "virtual:introductions";
  return {
    name: "introductions",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
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

/** What each page needs besides what all of them do, so that the server can announce it together with the page: by the first
 * part of the address, and the sentences by language. */
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
      const always = needed(chunks.find((chunk) => chunk.isEntry)!.fileName);
      const more = (part: string): string[] => {
        const chunk = chunks.find((one) => one.facadeModuleId?.replace(/\?.*/, "").endsWith(part));
        if (!chunk) this.error(`nothing is made of ${part}`);
        return [...needed(chunk.fileName)].filter((file) => !always.has(file));
      };
      const pages: Record<string, string[]> = {};
      for (const [, part, file] of readFileSync(join(here, "src/pages.ts"), "utf-8").matchAll(/(\w+): \(\) => import\("\.(.+?)"\)/g)) {
        pages[part!] = more(file!);
      }
      const languages = readdirSync(resolve(here, "../src/estaminet/text/strings")).filter((name) => name.endsWith(".ftl"));
      const words = Object.fromEntries(languages.map((name) => [name.replace(".ftl", ""), more(`/text/strings/${name}`)]));
      this.emitFile({ type: "asset", fileName: "announced.json", source: JSON.stringify({ pages, words }) });
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
  plugins: [boardsUseOurPackages(), introductions(), spokenOnPages(), svelte(), announced(), compressed()],
  resolve: { alias: { $web: `${here}src` } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../build/site",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    reportCompressedSize: true,
    // What every page needs comes as one file, and what every match needs as another: many small ones would wait for each
    // other.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 1 },
            { name: "room", test: /\/web\/src\/(shell\/(Room|Story|Person|Clause|Refused|BoardFrame|PlainBoard|Stepper|Side|Log)\.|stops|people|pointing|net\/moments)/ },
          ],
        },
      },
    },
  },
});

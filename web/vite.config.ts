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

/** What introduces each game, its title and its summary, without the rest of its strings: by game and language. */
function introductions(): Plugin {
  const name = "virtual:introductions";
  const games = resolve(here, "../src/estaminet/games");
  return {
    name: "introductions",
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const found: Record<string, Record<string, string>> = {};
      const facts: Record<string, unknown>[] = [];
      for (const game of readdirSync(games).filter((folder) => existsSync(join(games, folder, "strings"))).sort()) {
        const manifest = join(games, game, "manifest.toml");
        this.addWatchFile(manifest);
        facts.push({ key: game, ...introduced(readFileSync(manifest, "utf-8")) });
        for (const file of readdirSync(join(games, game, "strings"))) {
          const path = join(games, game, "strings", file);
          this.addWatchFile(path);
          const messages = readFileSync(path, "utf-8").match(/^game-.*(\n[ \t]+.*)*/gm) ?? [];
          (found[game] ??= {})[file.replace(".ftl", "")] = messages.join("\n");
        }
      }
      return `export default ${JSON.stringify(found)};\nexport const facts = ${JSON.stringify(facts)}`;
    },
  };
}

/** The shared sentences without those that only the terminal or the host's desk says. */
function spokenOnPages(): Plugin {
  return {
    name: "spoken-on-pages",
    enforce: "pre",
    load(id) {
      const [path] = id.split("?");
      if (!id.endsWith("?raw") || !path!.includes("/text/strings/")) return null;
      this.addWatchFile(path!);
      const text = readFileSync(path!, "utf-8").replace(/^(cli|lab|desk)-.*\n(([ \t]+.*|\})\n)*|^#.*\n/gm, "");
      return `export default ${JSON.stringify(text)}`;
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
  plugins: [boardsUseOurPackages(), introductions(), spokenOnPages(), svelte(), compressed()],
  resolve: { alias: { $web: `${here}src` } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: { outDir: "../build/site", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", reportCompressedSize: true },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
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

export default defineConfig({
  root: here,
  plugins: [boardsUseOurPackages(), svelte()],
  resolve: { alias: { $web: `${here}src` } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: { outDir: "../build/site", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", reportCompressedSize: true },
});

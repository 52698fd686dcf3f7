import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const source = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

export default defineConfig({
  root: source("."),
  plugins: [svelte({ configFile: source("../../svelte.config.js") })],
  resolve: { alias: { $locale: source("../../../src/lavafield/locale") } },
  build: {
    outDir: source("fixtures/built"),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: source("pompeii.html") },
  },
  server: { host: "127.0.0.1", fs: { allow: [source("../../.."), source("../..")] } },
});

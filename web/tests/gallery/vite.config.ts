import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const source = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

// Boards with fixtures, for the eye and for measuring: `npx vite --config tests/gallery/vite.config.ts`. No part of the client.
export default defineConfig({
  root: source("."),
  cacheDir: source("../../node_modules/.vite-gallery"),
  plugins: [svelte({ configFile: source("../../svelte.config.js") })],
  resolve: { alias: { $locale: source("../../../src/lavafield/locale") } },
  build: { rolldownOptions: { input: [source("./taluva.html")] }, target: "es2022" },
  server: { host: "127.0.0.1", fs: { allow: [source("../.."), source("../../../src/lavafield/locale")] } },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./vite/offline.ts";
import { weight } from "./vite/weight.ts";

const source = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

// Built into the package, so that the wheel serves the client without Node.
export default defineConfig({
  plugins: [svelte(), offline(source("src/offline/worker.js"), source("public")), weight()],
  resolve: { alias: { $locale: source("../src/lavafield/locale") } },
  server: {
    fs: { allow: [source("."), source("../src/lavafield/locale")] },
    proxy: { "/api": "http://127.0.0.1:8420", "/socket": { target: "ws://127.0.0.1:8420", ws: true } },
  },
  build: {
    outDir: source("../src/lavafield/web"),
    emptyOutDir: true,
    target: "es2022",
    // No inline script or style: the server's content security policy forbids both.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 150,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const source = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

// Built into the package, so that the wheel serves the client without Node.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locale: source("../src/lavafield/locale") } },
  server: {
    fs: { allow: [source("."), source("../src/lavafield/locale")] },
    proxy: { "/api": "http://127.0.0.1:8000" },
  },
  build: {
    outDir: source("../src/lavafield/web"),
    emptyOutDir: true,
    target: "es2022",
    // No inline script or style: the server's content security policy forbids both.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 150,
  },
});

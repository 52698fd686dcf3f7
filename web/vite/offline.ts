// Writes the service worker: src/offline/worker.js with the names of all that was built.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** Words of the terminal; the browser never asks for them. */
const UNUSED = /\/cli-[^/]+\.js$/;

export function offline(worker: string, publicFolder: string): Plugin {
  return {
    name: "lavafield-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !UNUSED.test(`/${name}`));
      const files = [
        "/",
        ...readdirSync(publicFolder).map((name) => `/${name}`),
        ...built.map((name) => `/${name}`),
      ].sort();
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(worker, "utf-8")
        .replace('"%VERSION%"', JSON.stringify(version))
        .replace('["%FILES%"]', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

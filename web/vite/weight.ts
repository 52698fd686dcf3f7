// Fails the build if the first page became too heavy: what a browser loads for it, packed.
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const LIMIT_KIB = 150;
/** Loaded for the first page although it is asked for later: words in one language, and the covers of the games. */
const AT_ONCE = [/\/locale\/de\/(?!cli|web-)[\w-]+\.ftl/, /\/design\/covers\//];

export function weight(): Plugin {
  return {
    name: "lavafield-weight",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === "chunk");
      const wanted = new Set<string>();
      const want = (name: string) => {
        const chunk = bundle[name];
        if (wanted.has(name) || chunk?.type !== "chunk") return;
        wanted.add(name);
        chunk.imports.forEach(want);
        for (const style of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])
          wanted.add(style);
      };
      for (const chunk of chunks)
        if (chunk.isEntry || AT_ONCE.some((pattern) => pattern.test(chunk.facadeModuleId ?? ""))) want(chunk.fileName);
      const bytes = [...wanted].reduce((sum, name) => sum + packed(bundle[name]!), 0);
      const kib = bytes / 1024;
      if (kib > LIMIT_KIB) this.error(`the first page loads ${kib.toFixed(1)} KiB, expected at most ${LIMIT_KIB} KiB`);
      console.log(`first page: ${kib.toFixed(1)} KiB of script and style, packed; the limit is ${LIMIT_KIB}`);
    },
  };
}

const packed = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): number =>
  gzipSync(file.type === "chunk" ? file.code : file.source).length;

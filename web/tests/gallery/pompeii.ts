// The gallery of Pompeii's board, for looking at it and for measuring: ?players=3&at=120&language=de&still.
import { mount } from "svelte";
import "../../src/design/tokens.css";
import "../../src/design/base.css";
import { learn, speak } from "../../src/words/say.svelte";
import type { Field, Scene } from "../../src/wire/wire";
import Gallery from "./PompeiiGallery.svelte";

const asked = new URLSearchParams(location.search);
await speak(asked.get("language") ?? "en");
await learn("pompeii", "web-pompeii");
/** A client that applies changes keeps what did not change; so do the moments here. */
function shared(course: { scene: Scene }[]) {
  const known = new Map<string, Field>();
  for (const { scene } of course) {
    scene.fields = scene.fields.map((field) => {
      const text = JSON.stringify(field);
      if (!known.has(text)) known.set(text, field);
      return known.get(text)!;
    });
  }
  return course;
}

const course = await (await fetch(`./fixtures/pompeii-${asked.get("players") ?? 3}.json`)).json();
mount(Gallery, {
  target: document.getElementById("app")!,
  props: {
    course: shared(course) as never,
    start: Number(asked.get("at") ?? 0),
    still: asked.has("still"),
    quick: asked.has("quick"),
  },
});

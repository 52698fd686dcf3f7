// The gallery of Pompeii's board, for looking at it and for measuring: ?players=3&at=120&language=de&still.
import { mount } from "svelte";
import "../../src/design/tokens.css";
import "../../src/design/base.css";
import { learn, speak } from "../../src/words/say.svelte";
import Gallery from "./PompeiiGallery.svelte";

const asked = new URLSearchParams(location.search);
await speak(asked.get("language") ?? "en");
await learn("pompeii", "web-pompeii");
const course = await (await fetch(`./fixtures/pompeii-${asked.get("players") ?? 3}.json`)).json();
mount(Gallery, {
  target: document.getElementById("app")!,
  props: { course, start: Number(asked.get("at") ?? 0), still: asked.has("still"), quick: asked.has("quick") },
});

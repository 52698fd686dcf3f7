// The board of Taluva with a recorded game: taluva.html?game=two&n=28&lang=de&theme=dark&still&quick&seen. It talks to nobody.
import { mount } from "svelte";
import "../../src/design/tokens.css";
import "../../src/design/base.css";
import { learn, speak } from "../../src/words/say.svelte";
import Gallery from "./TaluvaGallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
await speak(asked.get("lang") ?? "en");
await learn("taluva", "web-taluva");
const answer = await fetch(`./fixtures/taluva-${asked.get("game") ?? "two"}.json`);
mount(Gallery, { target: document.getElementById("app")!, props: { moments: await answer.json(), asked } });

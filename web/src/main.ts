import { mount } from "svelte";
import App from "./App.svelte";
import { recall } from "./app/person.svelte";
import { keepPreferences } from "./app/settings.svelte";
import "./design/tokens.css";
import "./design/base.css";
import { preferredLanguage, speak } from "./words/say.svelte";

keepPreferences();
await Promise.all([speak(preferredLanguage()), recall()]);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/service-worker.js").catch(() => {
    // Without it (as in a private window) the page works, only not offline.
  });
}

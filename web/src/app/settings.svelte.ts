// What people set for this browser. It stays here; the server is not told.
export type Theme = "auto" | "light" | "dark";

interface Preferences {
  theme: Theme;
  sound: boolean;
  /** A click on an unambiguous choice acts at once. */
  quick: boolean;
  /** Markers that help, on the board. */
  helpers: boolean;
  /** Public ids of people whose chat is not shown. */
  muted: string[];
}

const KEPT = "lavafield.preferences";
const DEFAULTS: Preferences = { theme: "auto", sound: false, quick: false, helpers: true, muted: [] };

function kept(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences = $state<Preferences>(kept());

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(reduced.matches);
reduced.addEventListener("change", () => (still = reduced.matches));

/** Whether the person wants no movement. */
export const wantsStillness = (): boolean => still;

export function keepPreferences() {
  const wish = preferences.theme;
  if (wish === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = wish;
  localStorage.setItem(KEPT, JSON.stringify(preferences));
}

// Clocks that are offered for a new table, and any clock in words.
import type { Settings } from "../wire/wire";
import { say } from "../words/say.svelte";

export type Clock = NonNullable<Settings["clock"]>;

export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { kind: "turn", seconds: 60 },
  { kind: "turn", seconds: 180 },
  { kind: "fischer", seconds: 600, increment: 10 },
  { kind: "fischer", seconds: 1800, increment: 20 },
  { kind: "day", days: 1 },
  { kind: "day", days: 3 },
];

export function clockWords(clock: Clock | null): string {
  if (clock === null) return say("web-clock-none");
  if (clock.kind === "turn") return say("web-clock-turn", { seconds: clock.seconds });
  if (clock.kind === "day") return say("web-clock-day", { days: clock.days });
  return say("web-clock-fischer", { minutes: clock.seconds / 60, increment: clock.increment ?? 0 });
}

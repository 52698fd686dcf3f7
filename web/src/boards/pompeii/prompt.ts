// What the bar says: what to do now, and what has been chosen.
import type { Action, Foreseen, GameEvent, Scene, Value } from "../../wire/wire";
import type { Chosen } from "./choosing";
import type { Say } from "./speech";

const spelled = (value: Value | undefined) => String(value ?? "");

/** What has been chosen, in words; `ran` is what the engine foresees of a run. */
export function readyInWords(
  action: Action,
  joker: boolean,
  outcome: Foreseen | null,
  names: readonly string[],
  say: Say,
) {
  const [event] = outcome?.events ?? [];
  const run = {
    from: spelled(action["from"]),
    steps: event?.arguments?.["steps"] ?? 0,
    points: event?.arguments?.["points"] ?? 0,
  };
  switch (action.do) {
    case "play": {
      const card = action["card"] as number;
      if (action["spot"] === undefined) return say("web-pompeii-ready-unplaced", { card });
      return say(`web-pompeii-ready-${joker ? "joker" : "play"}`, { card, at: spelled(action["spot"]) });
    }
    case "omen":
      return say("web-pompeii-ready-omen", { player: names[action["of"] as number]!, at: spelled(action["at"]) });
    case "run":
      return action["out"]
        ? say("web-pompeii-ready-out", run)
        : say("web-pompeii-ready-run", { ...run, to: spelled(action["to"]) });
    case "relative":
    case "lava":
      return say(`web-pompeii-ready-${action.do}`, { at: spelled(action["at"]) });
    default:
      return say(`web-pompeii-ready-${action.do}`);
  }
}

/** What to do now, while nothing whole has been chosen. */
export function promptInWords(
  scene: Scene,
  actions: readonly Action[],
  chosen: Chosen,
  open: string | null,
  names: readonly string[],
  say: Say,
) {
  if (!actions.length) return waitingInWords(scene, names, say);
  const left = remaining(scene, say);
  if (open !== null) return say(`web-pompeii-do-${open === "of" ? "owner" : open}`);
  if (chosen.from !== undefined) return say("web-pompeii-do-target");
  if (chosen.card !== undefined) return say("web-pompeii-do-spot");
  const step = scene.step.replace("pompeii-step-", "").replace("relatives", "relative");
  return [say(`web-pompeii-do-${step}`), ...left].join(" ");
}

function waitingInWords(scene: Scene, names: readonly string[], say: Say): string {
  if (scene.step === "pompeii-step-over") return say("web-pompeii-over");
  const player = names[scene.to_act];
  return player === undefined ? say("web-pompeii-chance") : say("web-pompeii-wait", { player });
}

/** How many relatives may still come, or how many runs are left. */
function remaining(scene: Scene, say: Say): string[] {
  return ["pompeii-pile-relatives", "pompeii-pile-runs"]
    .filter((pile) => pile in scene.piles)
    .map((pile) => `(${say(pile, { count: scene.piles[pile]! })})`);
}

const DEADLY = ["pompeii-event-burnt", "pompeii-event-enclosed"];
const GRAVE = [...DEADLY, "pompeii-event-gate-closed", "pompeii-event-enclosed-lava"];

export const deadly = (events: readonly GameEvent[]): GameEvent[] => events.filter(({ id }) => DEADLY.includes(id));
/** What of a foreseen action has to be said before it is confirmed. */
export const grave = (events: readonly GameEvent[]): GameEvent[] => events.filter(({ id }) => GRAVE.includes(id));
export const burning = (events: readonly GameEvent[]): number =>
  deadly(events).reduce((sum, event) => sum + Number(event.arguments?.["count"] ?? 0), 0);

// A square in words, for those who hear the board: what it is, who stands there, what may be done.
import type { Field } from "../../wire/wire";
import type { Arguments } from "../../words/words";
import { numberOf } from "./city";

export type Say = (id: string, args?: Arguments) => string;

/** What the square is: street, house, vent or lava; and its gate. */
export function placeInWords(field: Field, say: Say): string {
  const label = field.label ?? "";
  const gate = field.gate ? [say("web-pompeii-gate", { gate: field.gate })] : [];
  return [whatIsThere(field, label, say), ...gate].join(", ");
}

function whatIsThere(field: Field, label: string, say: Say): string {
  if (field.fill === "lava") return label ? say("web-pompeii-lava", { symbol: label }) : say("pompeii-square-lava");
  if (field.fill === "start") return say("web-pompeii-start", { symbol: label });
  if (!field.spots) return say("pompeii-square-street");
  const args = { number: numberOf(label) || "-", colour: say(`pompeii-colour-${field.fill}`), count: field.spots };
  return say(numberOf(label) ? "web-pompeii-house" : "web-pompeii-neutral", args);
}

/** Who stands there, as "Ada 2, Bo 1"; nothing where nobody does. */
export function crowdInWords(field: Field, names: readonly string[], say: Say): string {
  const owners = (field.pieces ?? []).map(({ seat, count }) => `${names[seat]} ${count ?? 1}`);
  return owners.length ? say("web-pompeii-pieces", { list: owners.join(", ") }) : "";
}

/** All of it, with the place as the log spells it. */
export function squareInWords(field: Field, names: readonly string[], notes: readonly string[], say: Say): string {
  const parts = [field.at.join(","), placeInWords(field, say), crowdInWords(field, names, say), ...notes];
  return parts.filter(Boolean).join(". ");
}

const COMPASS = ["north", "east", "south", "west"];

/** What lies around, said in short; `around` is north, east, south, west. */
export function neighboursInWords(around: readonly (Field | undefined)[], names: readonly string[], say: Say): string {
  return around
    .map((field, n) => {
      const what = field ? [placeInWords(field, say), crowdInWords(field, names, say)].filter(Boolean).join(", ") : "";
      return say(`web-pompeii-${COMPASS[n]}`, { what: what || say("web-pompeii-wall") });
    })
    .join(" ");
}

/** The symbols of a lava tile: a dual-vent tile has two. */
export const symbolsInWords = (tile: string, say: Say): string =>
  tile
    .split("/")
    .map((symbol) => say("web-pompeii-symbol", { symbol }))
    .join(" / ");

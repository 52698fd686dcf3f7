// Fields and choices in words, for those who cannot see the drawing, and for menus.
import { say } from "../../words/say.svelte";
import { cellKey, type Action, type Cell, type Field, type Foreseen, type GameEvent } from "../../wire/wire";
import type { Choices } from "./choosing";
import { SIDE_NAMES, neighbour } from "./hexes";
import type { Fields } from "./landscape";
import { terrainsOf } from "./tiles";

export const terrainName = (terrain: string): string => say(`terrain-${terrain}`);
export const terrainNames = (tile: string): string => terrainsOf(tile).slice(1).map(terrainName).join(", ");
export const piecesText = (kind: string, count: number): string => say(`piece-${kind}.counted`, { count });

/** The hour on a clock's face towards which the lava of a facing runs. */
export const hourOf = (facing: number): number => ((4 + 2 * facing - 1) % 12) + 1;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A field with all that is on it. */
export function fieldText(at: Cell, field: Field | undefined, names: readonly string[]): string {
  const spelled = cellKey(at);
  if (field === undefined) return say("web-taluva-at-sea", { at: spelled });
  const level = field.height ?? 1;
  const ground =
    field.facing === undefined || field.facing === null
      ? say("web-taluva-at-land", { terrain: capital(terrainName(field.fill)), level, at: spelled })
      : say("web-taluva-at-volcano", { level, hour: hourOf(field.facing), at: spelled });
  const owned = (field.pieces ?? []).map((piece) =>
    say("web-taluva-owned", { pieces: piecesText(piece.kind, piece.count ?? 1), player: names[piece.seat] ?? "" }),
  );
  return [ground, ...owned].join(", ");
}

/** The six neighbours of a field, in short. */
export function aroundText(at: Cell, fields: Fields): string {
  const beside = SIDE_NAMES.map((side, n) => {
    const field = fields.get(cellKey(neighbour(at, n)));
    const what =
      field === undefined
        ? say("web-taluva-sea")
        : say("web-taluva-short", { terrain: terrainName(field.fill), level: field.height ?? 1 });
    return say("web-taluva-beside", { side, what });
  });
  return say("web-taluva-around", { fields: beside.join(", ") });
}

/** What may be done with a field; nothing where others act. */
export function legalText(at: Cell, choices: Choices, builds: readonly Action[]): string {
  const site = choices.sites.get(cellKey(at));
  if (site !== undefined) return say(`web-taluva-can-${site.verbs.find((verb) => verb !== undefined)}`);
  if (builds.length) return say("web-taluva-can-build", { builds: builds.map(buildText).join(", ") });
  return choices.sites.size + choices.builds.size + choices.expansions.length ? say("web-taluva-can-nothing") : "";
}

export const buildText = (action: Action): string =>
  action.do === "expand"
    ? say("web-taluva-expand", { terrain: String(action["terrain"]) })
    : say("web-taluva-build", { piece: action.do });

const eventOf = (foreseen: Foreseen | undefined, name: string): GameEvent | undefined =>
  foreseen?.events.find((event) => event.id === `taluva-event-${name}`);

/** Which pieces a build takes, and where they go. */
export function costText(action: Action, foreseen: Foreseen | undefined): string {
  const expanded = eventOf(foreseen, "expanded");
  if (action.do !== "expand") return piecesText(action.do, 1);
  if (expanded === undefined) return "";
  const { count, fields } = expanded.arguments ?? {};
  return say("web-taluva-spread", { huts: piecesText("hut", Number(count)), fields: Number(fields) });
}

/** The fields that a build fills. */
export const filledBy = (action: Action, foreseen: Foreseen | undefined): readonly Cell[] =>
  action["at"] !== undefined ? [action["at"] as Cell] : (eventOf(foreseen, "expanded")?.cells ?? []);

/** What comes of a placement beside the land itself: losses, splits, and being out of the game. */
export interface Outcome {
  lost: readonly GameEvent[];
  split: readonly GameEvent[];
  deadEnd: boolean;
}

export const outcomeOf = (foreseen: Foreseen | undefined): Outcome => ({
  lost: (foreseen?.events ?? []).filter((event) => event.id === "taluva-event-huts-lost"),
  split: (foreseen?.events ?? []).filter((event) => event.id === "taluva-event-settlement-split"),
  deadEnd: eventOf(foreseen, "eliminated") !== undefined,
});

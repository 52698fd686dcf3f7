// The types of what client and server say, under the names that the client uses.
// They are generated from the server's declarations: see schema.d.ts.
import type { Field, Offer, Panel, Scene, SceneChange } from "./schema";

export type {
  ClientMessage,
  Changed,
  Event as GameEvent,
  Field,
  Offer,
  Panel,
  Piece,
  Problem,
  Scene,
  SceneChange,
  Seat,
  ServerMessage,
  Settings,
  TableInfo,
  Times,
  Turn,
  ViewOf,
} from "./schema";

export type Cell = readonly [number, number];
export type Value = string | number | boolean | null | Cell;
/** A named action, whole or partial. */
export type Action = { do: string } & Record<string, Value>;

export const cellKey = (at: readonly unknown[]): string => at.join(",");
export const sameCell = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  cellKey(one) === cellKey(other);

/** The scene after a change: the counterpart of `changed` in the engine's scene_change.py. */
export function sceneAfter(scene: Scene, change: SceneChange): Scene {
  const fields = new Map<string, Field>(scene.fields.map((field) => [cellKey(field.at), field]));
  for (const at of change.gone ?? []) fields.delete(cellKey(at));
  for (const field of change.fields ?? []) fields.set(cellKey(field.at), field);
  const panels = new Map<number, Panel>(scene.panels.map((panel) => [panel.seat, panel]));
  for (const panel of change.panels ?? []) panels.set(panel.seat, panel);
  return {
    ...scene,
    to_act: change.to_act ?? scene.to_act,
    step: change.step ?? scene.step,
    fields: [...fields.values()],
    panels: [...panels.values()],
    piles: entriesAfter(scene.piles, change.piles),
    unseen: entriesAfter(scene.unseen, change.unseen),
    ranks: change.ranks ?? scene.ranks,
  };
}

function entriesAfter(
  entries: Record<string, number>,
  change: Record<string, number | null> | undefined,
): Record<string, number> {
  const after = { ...entries };
  for (const [name, count] of Object.entries(change ?? {})) {
    if (count === null) delete after[name];
    else after[name] = count;
  }
  return after;
}

/** All actions that some offers stand for: the counterpart of `spread` in the engine's offers.py. */
export function spread(offers: readonly Offer[]): Action[] {
  return offers.flatMap((offer) =>
    rows(offer.choices ?? 0, (offer.keys ?? []).length).map((values) => ({
      do: offer.do,
      ...Object.fromEntries((offer.keys ?? []).map((key, n) => [key, values[n] as Value])),
    })),
  );
}

function rows(choices: number | unknown[], keys: number): Value[][] {
  if (keys === 0) return [[]];
  if (keys === 1) return (typeof choices === "number" ? numbersIn(choices) : choices).map((value) => [value as Value]);
  const branches = choices as [Value, number | unknown[]][];
  return branches.flatMap(([value, below]) => rows(below, keys - 1).map((rest) => [value, ...rest]));
}

export function numbersIn(mask: number): number[] {
  const found: number[] = [];
  for (let number = 0; mask >> number; number++) if ((mask >> number) & 1) found.push(number);
  return found;
}

export const sameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? sameCell(one, other) : one === other;

/** Those of the actions that say what the partial one says. */
export const matching = (actions: readonly Action[], partial: Partial<Action>): Action[] =>
  actions.filter((action) =>
    Object.entries(partial).every(([key, value]) => value === undefined || sameValue(action[key], value)),
  );

// From what may be done to what a click means. Nothing here knows a rule: all is read off the legal actions.
import { type Action, type Cell, type Value, cellKey, matching, sameValue } from "../../wire/wire";

/** What has been chosen of an action so far. */
export type Chosen = Partial<Record<"do" | "card" | "spot" | "at" | "of" | "symbol" | "from" | "to" | "out", Value>>;

/** Keys that name a square, in the order in which they are chosen. */
const PLACES = ["from", "spot", "at", "to"] as const;
type PlaceKey = (typeof PLACES)[number];

const isCell = (value: Value | undefined): value is Cell => Array.isArray(value);

/** Squares that can be clicked now, and what of the action each would be. */
export function targetsOf(actions: readonly Action[], chosen: Chosen): Map<string, PlaceKey> {
  const found = new Map<string, PlaceKey>();
  for (const action of matching(actions, { card: chosen.card })) {
    const { from, to, spot, at } = action;
    if (isCell(spot)) found.set(cellKey(spot), "spot");
    if (isCell(at)) found.set(cellKey(at), "at");
    if (isCell(from) && found.get(cellKey(from)) !== "to") found.set(cellKey(from), "from");
    if (isCell(to) && sameValue(from, chosen.from)) found.set(cellKey(to), "to");
  }
  return found;
}

/** What is chosen after a click on a square; null if it is no target. */
export function withSquare(actions: readonly Action[], chosen: Chosen, cell: Cell): Chosen | null {
  const key = targetsOf(actions, chosen).get(cellKey(cell));
  if (key === undefined) return null;
  if (sameValue(chosen[key], cell)) return chosen;
  return key === "to" ? { from: chosen.from, to: cell } : { card: chosen.card, [key]: cell };
}

/** What is chosen after a click on a card: the spot stays if the card can go there. */
export function withCard(actions: readonly Action[], chosen: Chosen, card: number): Chosen | null {
  const both = { card, spot: chosen.spot };
  if (chosen.spot !== undefined && matching(actions, both).length) return both;
  return matching(actions, { card }).length ? { card } : null;
}

/** With everything that there is no choice about. A card or a runner alone settles nothing: a square has to be meant. */
export function settled(actions: readonly Action[], chosen: Chosen): Chosen {
  if (Object.values(chosen).every((value) => value === undefined)) return chosen;
  const left = matching(actions, chosen as Partial<Action>);
  const [only] = left;
  if (only === undefined || left.length > 1) return chosen;
  const open =
    PLACES.some((key) => only[key] !== undefined && chosen[key] === undefined) || (only["out"] && !chosen.out);
  return open ? chosen : (only as Chosen);
}

/** The one action that was chosen, if it is whole. */
export function readyOf(actions: readonly Action[], chosen: Chosen): Action | null {
  const left = matching(actions, chosen as Partial<Action>);
  const [only] = left;
  if (only === undefined || left.length > 1) return null;
  return Object.keys(only).every((key) => key === "do" || chosen[key as keyof Chosen] !== undefined) ? only : null;
}

/** What is still to be said beside the square: whose piece, which symbol, which card. */
export function openChoice(
  actions: readonly Action[],
  chosen: Chosen,
): { key: "of" | "symbol" | "card"; values: Value[] } | null {
  if (chosen.spot === undefined && chosen.at === undefined) return null;
  const left = matching(actions, chosen as Partial<Action>);
  for (const key of ["of", "symbol", "card"] as const) {
    if (chosen[key] !== undefined) continue;
    const values = [...new Set(left.map((action) => action[key]).filter((value) => value !== undefined))];
    if (values.length) return { key, values };
  }
  return null;
}

/** Cards that can be played, each with whether it can go into a house of another number: then it is a joker. */
export function playableCards(actions: readonly Action[], numberAt: (cell: Cell) => string): Map<number, boolean> {
  const found = new Map<number, boolean>();
  for (const { card, spot } of actions) {
    if (typeof card !== "number") continue;
    const joker = isCell(spot) && numberAt(spot) !== String(card);
    found.set(card, joker || (found.get(card) ?? false));
  }
  return found;
}

/** What to ask the engine about a square that is no target. */
export function question(actions: readonly Action[], chosen: Chosen, cell: Cell): ({ do: string } & Chosen) | null {
  const verb = actions.find((action) => PLACES.some((key) => key in action))?.do;
  switch (verb) {
    case undefined:
      return null;
    case "play":
      return chosen.card === undefined ? { do: verb, spot: cell } : { do: verb, card: chosen.card, spot: cell };
    case "run":
      return chosen.from === undefined ? { do: verb, from: cell } : { do: verb, from: chosen.from, to: cell };
    default:
      return { do: verb, at: cell };
  }
}

/** Actions without anything to choose, such as "done" or "announce". */
export const plain = (actions: readonly Action[]): Action[] =>
  actions.filter((action) => Object.keys(action).length === 1);

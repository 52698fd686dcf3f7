// What every board is given, and what it may do. A board draws and asks; it knows no rule.
import type { Component } from "svelte";
import type { Action, Cell, GameEvent, Problem, Scene, TableInfo, Turn } from "../wire/wire";

/** What was told with the last change, for animation. The number rises with each. */
export interface Happening {
  number: number;
  events: readonly GameEvent[];
  before: Scene;
}

export interface BoardProps {
  table: TableInfo;
  scene: Scene;
  /** With whose eyes the scene is seen; null for spectators. */
  seat: number | null;
  /** What may be done now: empty offers where others act, or in a replay. */
  turn: Turn;
  /** Display names by seat. */
  names: readonly string[];
  /** Fields that the page points at: hovered lines of the log, refusals, hints. */
  pointed: readonly Cell[];
  happening: Happening | null;
  /** Markers that help, such as settlements ready for a temple. */
  helpers: boolean;
  /** For experts: a click on an unambiguous choice acts at once, without a preview to confirm. */
  quick: boolean;
  /** No movement: drawn in its final state at once. */
  still: boolean;
  act: (action: Action) => void;
  /** Why something may not be done; null where it may. */
  whyNot: (action: Partial<Action> & { do: string }) => Promise<Problem | null>;
  /** Show a problem to the person, in words, and point at its cells. */
  tell: (problem: Problem) => void;
}

export type Board = Component<BoardProps>;

/** A board is loaded when a table of its game is opened. */
export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  taluva: () => import("./taluva/TaluvaBoard.svelte"),
  pompeii: () => import("./pompeii/PompeiiBoard.svelte"),
};

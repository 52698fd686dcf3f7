// What every board is given, and what it may do. A board draws and asks; it knows no rule.
import type { Component } from "svelte";
import type { Action, Cell, Foreseen, GameEvent, Panel, Problem, Scene, TableInfo, Turn } from "../wire/wire";

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
  /** Why something may not be done; null where it may. The action may be partial, the verb left out too. */
  whyNot: (action: Partial<Action>) => Promise<Problem | null>;
  /**
   * What every legal action that says what the partial one says would bring about, for previews and warnings. Nothing
   * is done by asking.
   */
  foresee: (action: Partial<Action>) => Promise<readonly Foreseen[]>;
  /** Show a problem to the person, in words, and point at its cells. */
  tell: (problem: Problem) => void;
}

export type Board = Component<BoardProps>;

/**
 * What a player holds, small, as the list of players shows it: of everybody but the seat whose eyes these are, because
 * the board itself draws that hand, large and to be played from.
 */
export interface HandProps {
  panel: Panel;
  names: readonly string[];
}

/** One entry of a panel's supplies as a picture; the page writes the number and the words beside it. */
export interface SupplyIconProps {
  kind: string;
  seat: number;
}

/** What is still to come, as far as this seat knows: the page shows it in a drawer. */
export interface UnseenProps {
  scene: Scene;
}

/** What the folder of a game holds beside its board; each part may be missing. */
export interface Parts {
  Board: Board;
  Hand: Component<HandProps> | null;
  SupplyIcon: Component<SupplyIconProps> | null;
  Unseen: Component<UnseenProps> | null;
}

type Module<Props extends object> = () => Promise<{ default: Component<Props> }>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/*Board.svelte");
const HANDS = import.meta.glob<{ default: Component<HandProps> }>("./*/Hand.svelte");
const ICONS = import.meta.glob<{ default: Component<SupplyIconProps> }>("./*/SupplyIcon.svelte");
const UNSEEN = import.meta.glob<{ default: Component<UnseenProps> }>("./*/Unseen.svelte");

/** The parts of a game are loaded when one of its tables is opened. */
export async function partsOf(game: string): Promise<Parts> {
  const [Board, Hand, SupplyIcon, Unseen] = await Promise.all([
    loaded(BOARDS, game),
    loaded(HANDS, game),
    loaded(ICONS, game),
    loaded(UNSEEN, game),
  ]);
  if (Board === null) throw new Error(`no board is drawn for ${game}`);
  return { Board, Hand, SupplyIcon, Unseen };
}

async function loaded<Props extends object>(
  modules: Record<string, Module<Props>>,
  game: string,
): Promise<Component<Props> | null> {
  const path = Object.keys(modules).find((each) => each.startsWith(`./${game}/`));
  return path === undefined ? null : (await modules[path]!()).default;
}

// What moves when something happens: which tiles fall, which pieces rise, which huts go down, and when.
import { cellKey, type Cell, type GameEvent, type Piece, type Scene } from "../../wire/wire";
import { fieldsOf } from "./landscape";

/** Huts that the lava takes, as they stood. */
export interface Loss {
  key: string;
  at: Cell;
  height: number;
  pieces: readonly Piece[];
  delay: number;
}

export interface Moves {
  /** Milliseconds by field. */
  falls: ReadonlyMap<string, number>;
  rises: ReadonlyMap<string, number>;
  losses: readonly Loss[];
  bursts: readonly { key: string; at: Cell; delay: number }[];
  /** When all is over. */
  lasts: number;
}

export const STILL: Moves = { falls: new Map(), rises: new Map(), losses: [], bursts: [], lasts: 0 };

const FALL = 620;
const RISE = 480;
const STAGGER = 70;
const BURST = 900;

const LAYS = ["first-tile", "extended", "erupted"];
const BUILDS = ["hut-built", "tower-built", "temple-built", "expanded"];
const isOf = (event: GameEvent, names: readonly string[]): boolean =>
  names.includes(event.id.replace("taluva-event-", ""));

/** The fields of the last tile, and those that were built on after it. */
export interface LastTurn {
  tile: readonly Cell[];
  built: readonly Cell[];
}

export const NOTHING_YET: LastTurn = { tile: [], built: [] };

/** What was last, after these events too. */
export function lastTurn(before: LastTurn, events: readonly GameEvent[]): LastTurn {
  let last = before;
  for (const event of events) {
    if (isOf(event, LAYS)) last = { tile: event.cells ?? [], built: [] };
    else if (isOf(event, BUILDS)) last = { tile: last.tile, built: event.cells ?? [] };
  }
  return last;
}

/** The events one after the other, as they were told. */
export function movesOf(events: readonly GameEvent[], before: Scene): Moves {
  const falls = new Map<string, number>();
  const rises = new Map<string, number>();
  const losses: Loss[] = [];
  const bursts: { key: string; at: Cell; delay: number }[] = [];
  const stood = fieldsOf(before);
  let now = 0;
  let fallen = 0;
  for (const event of events) {
    const cells = event.cells ?? [];
    if (isOf(event, LAYS)) {
      for (const cell of cells) falls.set(cellKey(cell), now);
      fallen = now;
      if (isOf(event, ["erupted"])) bursts.push({ key: `${bursts.length}`, at: cells[0]!, delay: now + FALL * 0.6 });
      now += FALL;
    } else if (isOf(event, ["huts-lost"])) {
      for (const at of cells) {
        const field = stood.get(cellKey(at));
        if (field === undefined) continue;
        const { height = 1, pieces = [] } = field;
        losses.push({ key: `${losses.length} ${cellKey(at)}`, at, height, pieces, delay: fallen + FALL * 0.5 });
      }
    } else if (isOf(event, BUILDS)) {
      for (const cell of cells) {
        rises.set(cellKey(cell), now);
        now += STAGGER;
      }
      now += RISE - STAGGER;
    }
  }
  const lasts = bursts.length ? Math.max(now, bursts.at(-1)!.delay + BURST) : now;
  return { falls, rises, losses, bursts, lasts };
}

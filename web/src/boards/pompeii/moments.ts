// What happened, as a film: which piece moves where, what burns, and when each of it begins.
import { type Cell, type GameEvent, type Scene, cellKey } from "../../wire/wire";

const EVENT = "pompeii-event-";

interface Timed {
  /** Milliseconds from the beginning of the film. */
  begins: number;
  lasts: number;
}

export type Moment = Timed &
  (
    | { kind: "card"; card: number; seat: number; at: Cell }
    | { kind: "drop"; seat: number; at: Cell }
    | { kind: "run"; seat: number; from: Cell; to: Cell }
    | { kind: "out"; seat: number; from: Cell; gate: Cell }
    | { kind: "lava"; at: Cell }
    | { kind: "burn"; seat: number; count: number; at: Cell }
    | { kind: "strike"; seat: number; at: Cell }
    | { kind: "closed"; at: Cell }
    | { kind: "eruption" }
  );

const LASTS = {
  card: 420,
  drop: 380,
  run: 620,
  out: 760,
  lava: 620,
  burn: 900,
  strike: 1000,
  closed: 700,
  eruption: 4600,
};

/** The longest film, the eruption apart: where much happened at once, all of it goes faster. */
const LONGEST = 4000;

/** The film of some events: one after another, what burns together at the same time. */
export function momentsOf(events: readonly GameEvent[], before: Scene): Moment[] {
  const moments = atEase(events, before);
  const hurry = endOf(moments) / (LONGEST + (moments.some(({ kind }) => kind === "eruption") ? LASTS.eruption : 0));
  if (hurry <= 1) return moments;
  return moments.map((moment) => ({ ...moment, begins: moment.begins / hurry, lasts: moment.lasts / hurry }));
}

function atEase(events: readonly GameEvent[], before: Scene): Moment[] {
  const moments: Moment[] = [];
  let now = 0;
  const add = (after: number, ...added: Moment[]) => {
    moments.push(...added);
    now += after;
  };
  for (const event of events) {
    const [seat = 0] = event.seats ?? [];
    const cells = event.cells ?? [];
    const [at, other] = cells;
    const name = event.id.startsWith(EVENT) ? event.id.slice(EVENT.length) : "";
    const timed = (kind: keyof typeof LASTS) => ({ begins: now, lasts: LASTS[kind] });
    if (name === "eruption") add(LASTS.eruption, { kind: "eruption", ...timed("eruption") });
    if (at === undefined) continue;
    switch (name) {
      case "joker-placed":
        add(LASTS.card, { kind: "card", card: Number(event.arguments?.["card"]), seat, at, ...timed("card") });
        add(LASTS.drop, { kind: "drop", seat, at, ...timed("drop") });
        break;
      case "placed": {
        const card = events.find(({ id }) => id === `${EVENT}played`)?.arguments?.["card"];
        if (card !== undefined) add(LASTS.card, { kind: "card", card: Number(card), seat, at, ...timed("card") });
        add(LASTS.drop, { kind: "drop", seat, at, ...timed("drop") });
        break;
      }
      case "relative-placed":
        add(LASTS.drop, { kind: "drop", seat, at, ...timed("drop") });
        break;
      case "omen":
        add(LASTS.strike, { kind: "strike", seat, at, ...timed("strike") });
        break;
      case "ran":
        if (other !== undefined) add(LASTS.run, { kind: "run", seat, from: at, to: other, ...timed("run") });
        break;
      case "escaped":
        add(LASTS.out, { kind: "out", seat, from: at, gate: other ?? at, ...timed("out") });
        break;
      case "lava-placed":
        add(LASTS.lava / 2, { kind: "lava", at, ...timed("lava") });
        break;
      case "gate-closed":
        add(0, { kind: "closed", at, ...timed("closed") });
        break;
      case "burnt":
      case "enclosed":
        add(0, ...burning(seat, cells, before).map((burn) => ({ ...burn, ...timed("burn") })));
        break;
    }
  }
  return moments;
}

const burning = (seat: number, cells: readonly Cell[], before: Scene) =>
  cells.map((at) => {
    const field = before.fields.find((each) => cellKey(each.at) === cellKey(at));
    const count = field?.pieces?.find((piece) => piece.seat === seat)?.count ?? 1;
    return { kind: "burn" as const, seat, count, at };
  });

export const endOf = (moments: readonly Moment[]): number =>
  Math.max(0, ...moments.map(({ begins, lasts }) => begins + lasts));

/** When a piece of that seat comes to the square in this film; null if it does not. */
export function arrivalAt(
  moments: readonly Moment[],
  seat: number,
  cell: Cell,
): { delay: number; drop: boolean } | null {
  for (const moment of moments) {
    if (moment.kind === "drop" && moment.seat === seat && cellKey(moment.at) === cellKey(cell))
      return { delay: moment.begins, drop: true };
    if (moment.kind === "run" && moment.seat === seat && cellKey(moment.to) === cellKey(cell))
      return { delay: moment.begins + moment.lasts, drop: false };
  }
  return null;
}

/** The squares that a turn was about, while the same seat goes on. */
export interface Trail {
  seat: number | null;
  cells: readonly Cell[];
}

const MARKED = ["placed", "joker-placed", "relative-placed", "omen", "lava-placed", "ran", "escaped"];

/** The trail after more events: another seat begins its own with the first square it touches. */
export function trailAfter(trail: Trail, events: readonly GameEvent[]): Trail {
  let after = trail;
  for (const { id, seats, cells } of events) {
    const name = id.slice(EVENT.length);
    if (!MARKED.includes(name) || !cells?.length) continue;
    // An Omen names the seat that is struck; it is carried out by the one who just played.
    const seat = name === "omen" ? after.seat : (seats?.[0] ?? null);
    after = { seat, cells: seat === after.seat ? [...after.cells, ...cells] : cells };
  }
  return after;
}

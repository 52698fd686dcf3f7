// The plan of the city as a drawing: where squares lie, which of them are one house, how walls run round them.
import { type Cell, type Field, cellKey } from "../../wire/wire";

/** The side of a square in units of the drawing. */
export const SIDE = 100;

export interface Point {
  x: number;
  y: number;
}

/** The squares of one building, drawn as one house. */
export interface House {
  label: string;
  colour: string;
  cells: Cell[];
}

const AROUND = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export const cornerOf = ([row, col]: Cell): Point => ({ x: col * SIDE, y: row * SIDE });
export const middleOf = ([row, col]: Cell): Point => ({ x: (col + 0.5) * SIDE, y: (row + 0.5) * SIDE });
/** The neighbours of a square: north, east, south, west, as gates face. */
export const neighbours = ([row, col]: Cell): Cell[] => AROUND.map(([down, right]) => [row + down, col + right]);

/** From the middle of a gate square towards the gate. */
export function outward(facing: number): Point {
  const [down, right] = AROUND[facing] ?? AROUND[0];
  return { x: right, y: down };
}

/** What a card calls a building: "3a" and "3b" are both houses of number 3. Without a number it is neutral. */
export const numberOf = (label: string): string => /^\d+/.exec(label)?.[0] ?? "";

const isHouse = (field: Field) => (field.spots ?? 0) > 0;

/** The houses of the city before lava came: later their squares are lava, but they stay where they were. */
export function housesOf(fields: readonly Field[]): House[] {
  const houses = new Map<string, House>();
  for (const field of fields) {
    if (!isHouse(field) || field.fill === "lava") continue;
    const label = field.label ?? "";
    const house = houses.get(label) ?? { label, colour: field.fill, cells: [] };
    house.cells.push(field.at);
    houses.set(label, house);
  }
  return [...houses.values()];
}

/** The way round some squares, drawn with round corners; `inset` moves it inwards, or outwards if negative. */
export function outline(cells: readonly Cell[], inset: number, radius: number): string {
  return loops(cells)
    .map((loop) => rounded(moved(loop, inset), radius))
    .join("");
}

/** The corners on that way. */
export const cornersOf = (cells: readonly Cell[], inset: number): Point[] =>
  loops(cells).flatMap((loop) => moved(loop, inset));

/** The border as loops of corners, with the squares on the right hand side. */
function loops(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(cellKey));
  const edges = new Map<string, Point[]>();
  for (const cell of cells) {
    const { x, y } = cornerOf(cell);
    const corners = [
      { x, y },
      { x: x + SIDE, y },
      { x: x + SIDE, y: y + SIDE },
      { x, y: y + SIDE },
    ] as const;
    neighbours(cell).forEach((neighbour, side) => {
      if (inside.has(cellKey(neighbour))) return;
      const key = pointKey(corners[side]!);
      edges.set(key, [...(edges.get(key) ?? []), corners[(side + 1) % 4]!]);
    });
  }
  const found: Point[][] = [];
  for (const [key, [to]] of edges) if (to !== undefined) found.push(straightened(followed(edges, pointOf(key), to)));
  return found;
}

/** One loop, taken out of the edges. Where two squares touch at a corner it turns right, and stays with its own. */
function followed(edges: Map<string, Point[]>, start: Point, to: Point): Point[] {
  const loop: Point[] = [];
  let [from, next]: [Point, Point | undefined] = [start, to];
  while (next !== undefined) {
    const key = pointKey(from);
    edges.set(key, edges.get(key)!.filter((other) => other !== next)); // prettier-ignore
    loop.push(next);
    const way = towards(from, next);
    const ways: Point[] = edges.get(pointKey(next)) ?? [];
    const here: Point = next;
    next = ways.find((other) => sameWay(towards(here, other), { x: -way.y, y: way.x })) ?? ways[0];
    from = here;
  }
  return loop;
}

const sameWay = (one: Point, other: Point) => one.x === other.x && one.y === other.y;
const pointOf = (key: string): Point => {
  const [x, y] = key.split(",").map(Number) as [number, number];
  return { x, y };
};
const pointKey = ({ x, y }: Point) => `${x},${y}`;
const towards = (from: Point, to: Point): Point => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) });

function straightened(loop: readonly Point[]): Point[] {
  return loop.filter((point, n) => {
    const before = towards(loop.at(n - 1)!, point);
    const after = towards(point, loop[(n + 1) % loop.length]!);
    return before.x !== after.x || before.y !== after.y;
  });
}

function moved(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, n) => {
    const before = towards(loop.at(n - 1)!, point);
    const after = towards(point, loop[(n + 1) % loop.length]!);
    return { x: point.x - (before.y + after.y) * inset, y: point.y + (before.x + after.x) * inset };
  });
}

function rounded(loop: readonly Point[], radius: number): string {
  const parts = loop.map((point, n) => {
    const before = towards(point, loop.at(n - 1)!);
    const after = towards(point, loop[(n + 1) % loop.length]!);
    const start = `${point.x + before.x * radius} ${point.y + before.y * radius}`;
    const end = `${point.x + after.x * radius} ${point.y + after.y * radius}`;
    return `${n ? "L" : "M"}${start}Q${point.x} ${point.y} ${end}`;
  });
  return `${parts.join("")}Z`;
}

/** The squares row by row, each from west to east. */
export function rowsOf(fields: readonly Field[]): Map<number, Field[]> {
  const rows = new Map<number, Field[]>();
  for (const field of fields.toSorted((one, two) => one.at[0] - two.at[0] || one.at[1] - two.at[1])) {
    rows.set(field.at[0], [...(rows.get(field.at[0]) ?? []), field]);
  }
  return rows;
}

/** The district of the houses with that number, as far as they can be seen. */
export function colourOfNumber(fields: readonly Field[], number: string): string {
  const house = fields.find(
    (field) => isHouse(field) && field.fill !== "lava" && numberOf(field.label ?? "") === number,
  );
  return house?.fill ?? "neutral";
}

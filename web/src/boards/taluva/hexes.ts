// Where hexes lie on the drawing. Fields are axial [q, r] with a corner on top, as docs/records.md has them; sides count
// clockwise from the east. One unit is a fiftieth of the distance from the middle of a hex to a corner.
import type { Cell } from "../../wire/wire";

export const SIZE = 50;
export const SIDES = 6;
const WIDTH = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}

/** How the island is looked at: how much lower a hex is drawn than it is, and how far a level lifts it. */
export interface Projection {
  squash: number;
  rise: number;
}

export const RAISED: Projection = { squash: 0.8, rise: 20 };
export const FLAT: Projection = { squash: 1, rise: 0 };

const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function neighbour([q, r]: Cell, side: number): Cell {
  const [dq, dr] = STEPS[((side % SIDES) + SIDES) % SIDES]!;
  return [q + dq, r + dr];
}

/** The fields of a tile, clockwise from its volcano. */
export const tileCells = (volcano: Cell, facing: number): [Cell, Cell, Cell] => [
  volcano,
  neighbour(volcano, facing),
  neighbour(volcano, facing + 1),
];

/** The middle of a field's top, at that height. */
export const middle = ([q, r]: Cell, height: number, { squash, rise }: Projection): Point => ({
  x: WIDTH * (q + r / 2),
  y: 1.5 * SIZE * r * squash - height * rise,
});

/** The corner after that side, clockwise, about the middle. */
export function corner(side: number, { squash }: Projection, scale = 1): Point {
  const angle = (Math.PI / 180) * (30 + 60 * side);
  return { x: SIZE * scale * Math.cos(angle), y: SIZE * scale * squash * Math.sin(angle) };
}

export const spelled = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const round = (value: number): number => Math.round(value * 100) / 100;

const shapes = new Map<string, string>();

/** A hex about its middle, as a path. */
export function hexPath(projection: Projection, scale = 1): string {
  const key = `${projection.squash} ${scale}`;
  let path = shapes.get(key);
  if (path === undefined) {
    const corners = Array.from({ length: SIDES }, (_, side) => spelled(corner(side, projection, scale)));
    path = `M${corners.join("L")}Z`;
    shapes.set(key, path);
  }
  return path;
}

/** Some sides of a hex about its middle, as a path: one bit of the mask for each. */
export function sidesPath(mask: number, projection: Projection): string {
  let path = "";
  for (let side = 0; side < SIDES; side++) {
    if ((mask >> side) & 1) path += `M${spelled(corner(side - 1, projection))}L${spelled(corner(side, projection))}`;
  }
  return path;
}

/** A wall below a side of a hex, from its top to that depth, in units of the drawing. */
export function wallPath(side: number, depth: number, projection: Projection): string {
  const from = corner(side - 1, projection);
  const to = corner(side, projection);
  return `M${spelled(from)}L${spelled(to)}V${round(to.y + depth)}L${round(from.x)} ${round(from.y + depth)}Z`;
}

/** Where the layers of a wall meet, one line for each. */
export function seamsPath(side: number, layers: number, projection: Projection): string {
  const from = corner(side - 1, projection);
  const to = corner(side, projection);
  let path = "";
  for (let layer = 1; layer < layers; layer++) {
    const depth = layer * projection.rise;
    path += `M${round(from.x)} ${round(from.y + depth)}L${round(to.x)} ${round(to.y + depth)}`;
  }
  return path;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What holds these points, and so much more on each side. */
export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/**
 * Where a step by keyboard leads. Left and right follow a row. Up and down keep to one column: they swerve to the other
 * side in every second row.
 */
export function stepFrom(cell: Cell, direction: Direction): Cell {
  const sides: Record<Direction, number> = {
    east: 0,
    "south-east": 1,
    "south-west": 2,
    west: 3,
    "north-west": 4,
    "north-east": 5,
    up: cell[1] % 2 === 0 ? 5 : 4,
    down: cell[1] % 2 === 0 ? 1 : 2,
  };
  return neighbour(cell, sides[direction]);
}

export const SIDE_NAMES = ["east", "south-east", "south-west", "west", "north-west", "north-east"] as const;
export type Direction = (typeof SIDE_NAMES)[number] | "up" | "down";

/** What of the plane is shown: the island with room around it for tiles to come, and not too near at first. */
export function viewOf(fields: readonly { at: Cell; height?: number }[], projection: Projection): Box {
  const tops = fields.map(({ at, height = 1 }) => middle(at, height, projection));
  const feet = fields.map(({ at }) => middle(at, 0, projection));
  const box = boxAround([...tops, ...feet, { x: 0, y: 0 }], 3.4 * SIZE);
  const [width, height] = [Math.max(box.width, LEAST_WIDTH), Math.max(box.height, LEAST_HEIGHT)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

const LEAST_WIDTH = 16 * SIZE;
const LEAST_HEIGHT = 11 * SIZE;

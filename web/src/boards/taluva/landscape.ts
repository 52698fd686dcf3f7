// What the drawing makes of the fields of a scene: heights, tiles, walls, sea.
import { cellKey, type Cell, type Field, type Scene } from "../../wire/wire";
import {
  SIDES,
  SIZE,
  type Point,
  type Projection,
  corner,
  hexPath,
  middle,
  neighbour,
  round,
  tileCells,
} from "./hexes";

export type Fields = ReadonlyMap<string, Field>;

export const fieldsOf = (scene: Scene): Fields => new Map(scene.fields.map((field) => [cellKey(field.at), field]));
export const heightAt = (fields: Fields, at: Cell): number => fields.get(cellKey(at))?.height ?? 0;

/** What a field's surroundings say about how it is drawn. */
export interface Setting {
  field: Field;
  key: string;
  /** How many levels of its walls to the south-east and south-west can be seen. */
  southEast: number;
  southWest: number;
  /** Sides at which its tile ends, or its level. */
  edges: number;
}

/** All fields from the back to the front. What has not changed is the same object as before, and not drawn anew. */
export function settingsOf(fields: Fields, before: readonly Setting[]): Setting[] {
  const tiles = tilesOf(fields);
  const known = new Map(before.map((setting) => [setting.key, setting]));
  return [...fields.values()]
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0])
    .map((field) => {
      const key = cellKey(field.at);
      const setting = settingOf(field, key, fields, tiles);
      const old = known.get(key);
      return old !== undefined && sameSetting(old, setting) ? old : setting;
    });
}

function settingOf(field: Field, key: string, fields: Fields, tiles: ReadonlyMap<string, string>): Setting {
  const below = (side: number) => Math.max(0, (field.height ?? 1) - heightAt(fields, neighbour(field.at, side)));
  return { field, key, southEast: below(1), southWest: below(2), edges: edgesOf(field, key, tiles) };
}

const sameSetting = (one: Setting, other: Setting): boolean =>
  one.field === other.field &&
  one.southEast === other.southEast &&
  one.southWest === other.southWest &&
  one.edges === other.edges;

/**
 * Which fields were laid together: a volcano that can be seen points at the other two fields of its tile, and they still
 * show it where they are as high. Fields whose volcano was covered stand alone.
 */
export function tilesOf(fields: Fields): Map<string, string> {
  const tiles = new Map<string, string>();
  for (const [key, field] of fields) {
    if (field.facing === undefined || field.facing === null) continue;
    for (const cell of tileCells(field.at, field.facing)) {
      if (heightAt(fields, cell) === field.height) tiles.set(cellKey(cell), key);
    }
  }
  return tiles;
}

function edgesOf(field: Field, key: string, tiles: ReadonlyMap<string, string>): number {
  const tile = tiles.get(key);
  let mask = 0;
  for (let side = 0; side < SIDES; side++) {
    if (tile === undefined || tiles.get(cellKey(neighbour(field.at, side))) !== tile) mask |= 1 << side;
  }
  return mask;
}

/** The outline of all land at sea level, as one path: surf is drawn along it. */
export function coastPath(fields: Fields, projection: Projection): string {
  const hex = hexPath(projection, 1).slice(1, -1).split("L");
  const corners = hex.map((each) => each.split(" ").map(Number) as [number, number]);
  let path = "";
  for (const field of fields.values()) {
    const { x, y } = middle(field.at, 0, projection);
    path += `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join("L")}Z`;
  }
  return path;
}

/** The border of some fields at the heights of their tops, as one path. */
export function outlinePath(cells: readonly Cell[], fields: Fields, projection: Projection, lift = 0): string {
  const within = new Map(cells.map((cell) => [cellKey(cell), heightAt(fields, cell)]));
  let path = "";
  for (const cell of cells) {
    const height = heightAt(fields, cell);
    const centre = middle(cell, height + lift, projection);
    for (let side = 0; side < SIDES; side++) {
      if (within.get(cellKey(neighbour(cell, side))) === height) continue;
      const from = corner(side - 1, projection);
      const to = corner(side, projection);
      path += `M${round(centre.x + from.x)} ${round(centre.y + from.y)}L${round(centre.x + to.x)} ${round(centre.y + to.y)}`;
    }
  }
  return path;
}

/** All land, and the sea as far as two steps from it: where a tile may come to lie, and what a cursor can reach. */
export function reachOf(fields: Fields): Cell[] {
  const found = new Map<string, Cell>();
  const add = (cell: Cell) => found.set(cellKey(cell), cell);
  if (fields.size === 0) add([0, 0]);
  for (const field of fields.values()) {
    add(field.at);
  }
  for (let ring = 0; ring < 2; ring++) {
    for (const cell of [...found.values()]) {
      for (let side = 0; side < SIDES; side++) add(neighbour(cell, side));
    }
  }
  return [...found.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/** The cells in their rows, from the top. */
export function rowsOf(cells: readonly Cell[]): [number, Cell[]][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const row = rows.get(cell[1]);
    if (row === undefined) rows.set(cell[1], [cell]);
    else row.push(cell);
  }
  return [...rows];
}

/**
 * The field under a point: of all whose top holds it the one in front, and where none does the nearest. So what is seen
 * is what is meant, and a field that is hidden almost whole can still be had by its middle (see HitLayer).
 */
export function picked(point: Point, cells: readonly Cell[], fields: Fields, projection: Projection): Cell | null {
  let best: Cell | null = null;
  let nearest = Infinity;
  for (const cell of cells) {
    const centre = middle(cell, heightAt(fields, cell), projection);
    const distance = hexDistance(point.x - centre.x, (point.y - centre.y) / projection.squash);
    // Of the tops that hold the point, the foremost hides the others.
    const rank = distance <= 1 ? -FAR - cell[1] : distance;
    if (rank < nearest) [best, nearest] = [cell, rank];
  }
  return nearest <= 1.15 ? best : null;
}

const FAR = 1000;

/** How far out a point lies in a hex with a corner on top: 1 on its border. */
function hexDistance(x: number, y: number): number {
  const apothem = (Math.sqrt(3) / 2) * SIZE;
  const across = Math.abs(x) / apothem;
  const slanted = (Math.abs(x) / 2 + (Math.abs(y) * Math.sqrt(3)) / 2) / apothem;
  return Math.max(across, slanted);
}

/** A number from 0 to `below` - 1 that is always the same for a cell, so that no two jungles look alike. */
export function varied([q, r]: Cell, below: number): number {
  const mixed = Math.imul(q * 374761393 + r * 668265263, 2246822519) >>> 0;
  return (mixed >>> 13) % below;
}

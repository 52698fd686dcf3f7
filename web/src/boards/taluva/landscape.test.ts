import { describe, expect, test } from "vitest";
import type { Cell, Field, Scene } from "../../wire/wire";
import { FLAT, RAISED, middle } from "./hexes";
import { fieldsOf, outlinePath, picked, reachOf, rowsOf, settingsOf, tilesOf } from "./landscape";

const field = (at: Cell, fill: string, height = 1, facing: number | null = null): Field => ({
  at: [at[0], at[1]],
  fill,
  height,
  facing,
});
const fields = (...all: Field[]) => fieldsOf({ fields: all } as unknown as Scene);

const TILE = [field([0, 0], "volcano", 1, 1), field([0, 1], "jungle"), field([-1, 1], "sand")];

describe("tiles", () => {
  test("a visible volcano tells which fields were laid with it", () => {
    const tiles = tilesOf(fields(...TILE, field([1, 0], "lake")));
    expect(tiles.get("0,1")).toBe("0,0");
    expect(tiles.get("-1,1")).toBe("0,0");
    expect(tiles.has("1,0")).toBe(false);
  });

  test("a field that was covered since belongs to it no more", () => {
    const tiles = tilesOf(fields(TILE[0]!, field([0, 1], "rock", 2), TILE[2]!));
    expect(tiles.has("0,1")).toBe(false);
  });
});

describe("how fields are drawn", () => {
  test("from the back to the front", () => {
    const order = settingsOf(fields(TILE[1]!, TILE[0]!, TILE[2]!), []).map(({ key }) => key);
    expect(order).toEqual(["0,0", "-1,1", "0,1"]);
  });

  test("a wall shows as many levels as the field stands above the one in front", () => {
    const high = settingsOf(fields(field([0, 0], "rock", 3), field([0, 1], "sand", 2)), []);
    expect(high[0]).toMatchObject({ southEast: 1, southWest: 3 });
    expect(high[1]).toMatchObject({ southEast: 2, southWest: 2 });
  });

  test("edges lie where another tile begins", () => {
    const [volcano] = settingsOf(fields(...TILE), []);
    expect(volcano!.edges).toBe(0b111001);
  });

  test("what did not change is the same object, and what did is not", () => {
    const before = settingsOf(fields(...TILE), []);
    const after = settingsOf(fields(TILE[0]!, field([0, 1], "rock", 2), TILE[2]!), before);
    const same = after.filter((setting) => before.includes(setting)).map(({ key }) => key);
    expect(same).toEqual([]);
    expect(settingsOf(fields(...TILE), before).every((setting, n) => setting === before[n])).toBe(true);
  });
});

describe("where a pointer is", () => {
  const land = fields(field([0, 0], "rock", 1), field([0, 1], "sand", 4), field([3, 0], "lake", 1));
  const cells = reachOf(land);

  test("the middle of what is seen is meant", () => {
    for (const at of [
      [0, 1],
      [3, 0],
      [2, 0],
    ] as Cell[]) {
      const height = land.get(at.join())?.height ?? 0;
      expect(picked(middle(at, height, RAISED), cells, land, RAISED)).toEqual(at);
    }
  });

  test("a tall field in front hides what is behind it", () => {
    const top = middle([0, 1], 4, RAISED);
    expect(picked({ x: top.x, y: top.y - 30 }, cells, land, RAISED)).toEqual([0, 1]);
  });

  test("seen from above nothing hides anything, and far out is nowhere", () => {
    expect(picked(middle([0, 0], 1, FLAT), cells, land, FLAT)).toEqual([0, 0]);
    expect(picked({ x: 9000, y: 0 }, cells, land, FLAT)).toBeNull();
  });
});

test("a cursor reaches two fields out to sea, row by row", () => {
  const cells = reachOf(fields(field([0, 0], "rock")));
  expect(cells).toHaveLength(19);
  expect(rowsOf(cells).map(([r, row]) => [r, row.length])).toEqual([
    [-2, 3],
    [-1, 4],
    [0, 5],
    [1, 4],
    [2, 3],
  ]);
  expect(reachOf(fields())).toHaveLength(19);
});

test("an outline goes round all fields of one height", () => {
  const land = fields(...TILE);
  expect(outlinePath([[0, 0]], land, FLAT).match(/M/g)).toHaveLength(6);
  expect(
    outlinePath(
      TILE.map(({ at }) => at),
      land,
      FLAT,
    ).match(/M/g),
  ).toHaveLength(12);
});

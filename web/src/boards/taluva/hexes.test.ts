import { describe, expect, test } from "vitest";
import type { Cell } from "../../wire/wire";
import {
  FLAT,
  RAISED,
  corner,
  hexPath,
  middle,
  neighbour,
  seamsPath,
  stepFrom,
  tileCells,
  viewOf,
  wallPath,
} from "./hexes";

describe("the fields of a tile", () => {
  test("with facing 1 the volcano is on top, the first terrain right below and the second left below", () => {
    const [volcano, right, left] = tileCells([0, 0], 1).map((cell) => middle(cell, 0, FLAT));
    expect(volcano!.y).toBeLessThan(right!.y);
    expect(right!.y).toBeCloseTo(left!.y);
    expect(right!.x).toBeGreaterThan(left!.x);
  });

  test.each([0, 1, 2, 3, 4, 5])("facing %i: lava runs to the corner where all three meet", (facing) => {
    const mouth = corner(facing, FLAT);
    for (const cell of tileCells([0, 0], facing)) {
      const { x, y } = middle(cell, 0, FLAT);
      expect(Math.hypot(x - mouth.x, y - mouth.y)).toBeCloseTo(50);
    }
  });

  test("six sides lead to six fields, and opposite sides back", () => {
    const around = [0, 1, 2, 3, 4, 5].map((side) => neighbour([2, -1], side).join());
    expect(new Set(around).size).toBe(6);
    for (let side = 0; side < 6; side++) expect(neighbour(neighbour([2, -1], side), side + 3)).toEqual([2, -1]);
  });
});

describe("steps by keyboard", () => {
  test("up and down stay in one column", () => {
    let cell: Cell = [3, 2];
    const start = middle(cell, 0, FLAT).x;
    for (let n = 0; n < 6; n++) {
      cell = stepFrom(cell, "up");
      expect(Math.abs(middle(cell, 0, FLAT).x - start)).toBeLessThan(50);
    }
    expect(cell[1]).toBe(-4);
    for (let n = 0; n < 6; n++) cell = stepFrom(cell, "down");
    expect(cell).toEqual([3, 2]);
  });

  test("every direction goes to a neighbour", () => {
    expect(stepFrom([0, 0], "east")).toEqual([1, 0]);
    expect(stepFrom([0, 0], "north-west")).toEqual([0, -1]);
    expect(stepFrom([0, 0], "south-west")).toEqual([-1, 1]);
  });
});

describe("heights", () => {
  test("a level lifts a field when seen at a slant, and not from above", () => {
    expect(middle([1, 1], 1, RAISED).y - middle([1, 1], 3, RAISED).y).toBe(2 * RAISED.rise);
    expect(middle([1, 1], 1, FLAT)).toEqual(middle([1, 1], 3, FLAT));
  });

  test("a wall of three levels shows two seams", () => {
    expect(seamsPath(1, 3, RAISED).match(/M/g)).toHaveLength(2);
    expect(seamsPath(1, 1, RAISED)).toBe("");
    expect(wallPath(2, 40, RAISED)).toMatch(/^M.*Z$/);
  });

  test("a hex has six corners", () => {
    expect(hexPath(RAISED).match(/L/g)).toHaveLength(5);
  });
});

test("all land lies within what is shown, with room for a tile beside it", () => {
  const fields = [
    { at: [0, 0] as Cell, height: 1 },
    { at: [9, -4] as Cell, height: 6 },
  ];
  const box = viewOf(fields, RAISED);
  for (const { at, height } of fields) {
    const { x, y } = middle(at, height, RAISED);
    expect(x - 150).toBeGreaterThan(box.x);
    expect(x + 150).toBeLessThan(box.x + box.width);
    expect(y - 150).toBeGreaterThan(box.y);
    expect(y + 150).toBeLessThan(box.y + box.height);
  }
  expect(viewOf([], RAISED).width).toBeGreaterThan(500);
});

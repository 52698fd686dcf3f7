import { describe, expect, it } from "vitest";
import type { Cell, Field } from "../../wire/wire";
import { cornersOf, housesOf, numberOf, outline, outward } from "./city";

const house = (at: Cell, label: string, spots = 2): Field => ({ at: [...at], fill: "grey", label, spots });

describe("houses", () => {
  it("are the squares with one label", () => {
    const fields = [
      house([1, 0], "1"),
      house([1, 1], "1"),
      house([2, 2], "3a"),
      { at: [0, 0], fill: "street" } as Field,
    ];
    expect(housesOf(fields).map(({ label, cells }) => [label, cells.length])).toEqual([
      ["1", 2],
      ["3a", 1],
    ]);
  });

  it("are gone where lava lies", () => {
    expect(housesOf([{ ...house([1, 0], "coin"), fill: "lava" }])).toEqual([]);
  });

  it("have the number that is on the cards", () => {
    expect(["3a", "11b", "7", "N3", ""].map(numberOf)).toEqual(["3", "11", "7", "", ""]);
  });
});

describe("an outline", () => {
  it("goes round one square", () => {
    expect(outline([[0, 0]], 10, 5)).toBe("M85 10Q90 10 90 15L90 85Q90 90 85 90L15 90Q10 90 10 85L10 15Q10 10 15 10Z");
  });

  it("goes round neighbours without a border between them", () => {
    const path = outline([[0, 0], [0, 1]], 10, 0); // prettier-ignore
    expect(path.match(/Q/g)).toHaveLength(4);
    expect(path).toContain("190 90");
  });

  it("goes round each of two squares that touch at a corner", () => {
    const path = outline([[0, 0], [1, 1]], 10, 0); // prettier-ignore
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/Q/g)).toHaveLength(8);
  });

  it("goes outwards and into corners", () => {
    const path = outline([[0, 0], [1, 0], [1, 1]], -10, 0); // prettier-ignore
    expect(path.match(/Q/g)).toHaveLength(6);
    expect(path).toContain("110 90");
  });
});

it("the corners of a wall stand outside of it", () => {
  expect(cornersOf([[0, 0]], -10).map(({ x, y }) => [x, y])).toEqual([[110, -10], [110, 110], [-10, 110], [-10, -10]]); // prettier-ignore
});

it("gates face north, east, south, west", () => {
  expect([0, 1, 2, 3].map(outward)).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ]);
});

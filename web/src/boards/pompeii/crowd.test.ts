import { expect, it } from "vitest";
import type { Field } from "../../wire/wire";
import { nextPlace, standingOn } from "./crowd";

const square = (spots: number, ...pieces: [seat: number, count: number][]): Field => ({
  at: [0, 0],
  fill: spots ? "grey" : "street",
  spots,
  pieces: pieces.map(([seat, count]) => ({ kind: "piece", seat, count })),
});

it("pieces stand on round spots while those suffice", () => {
  const [one] = standingOn(square(4, [0, 1]));
  expect(one).toMatchObject({ x: -15, y: -13, count: 1 });
});

it("each piece keeps its name when another comes", () => {
  const before = standingOn(square(4, [1, 1])).map(({ id }) => id);
  const after = standingOn(square(4, [0, 1], [1, 1])).map(({ id }) => id);
  expect(after).toEqual(["0-0", ...before]);
});

it("a crowd is one piece per seat with a number", () => {
  expect(standingOn(square(0, [0, 3], [2, 2])).map(({ seat, count }) => [seat, count])).toEqual([
    [0, 3],
    [2, 2],
  ]);
});

it("no two pieces of a square cover each other", () => {
  for (let pieces = 1; pieces <= 12; pieces++) {
    for (let spots = 0; spots <= 4; spots++) {
      const standing = standingOn(square(spots, [0, pieces], [1, 1], [3, 2]));
      standing.forEach((one, n) =>
        standing.slice(n + 1).forEach((two) => {
          expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(one.size + two.size - 8);
        }),
      );
    }
  }
});

it("the next piece takes the next free spot", () => {
  expect(nextPlace(square(2, [0, 1]))).toMatchObject({ x: 17, y: 4 });
  expect(nextPlace(square(0))).toMatchObject({ x: 0, y: 2 });
});

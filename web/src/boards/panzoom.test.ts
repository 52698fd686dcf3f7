import { expect, test } from "vitest";
import { WHOLE, enlarged, held } from "./panzoom";

test("the point under the pointer stays where it is", () => {
  const now = { x: -40, y: 25, scale: 1.5 };
  const next = enlarged(now, 1.4, 300, 200, 5);
  const content = (placement: typeof now) => [
    (300 - placement.x) / placement.scale,
    (200 - placement.y) / placement.scale,
  ];
  content(next).forEach((part, n) => expect(part).toBeCloseTo(content(now)[n]!));
});

test("nothing is drawn smaller than whole, or larger than allowed", () => {
  expect(enlarged(WHOLE, 0.2, 10, 10, 5).scale).toBe(1);
  expect(enlarged(WHOLE, 20, 10, 10, 5).scale).toBe(5);
});

test("the whole board cannot be pushed away", () => {
  expect(held({ x: 90, y: -70, scale: 1 }, 800, 600)).toEqual(WHOLE);
});

test("an enlarged board leaves at most half of the window empty", () => {
  expect(held({ x: 9999, y: 9999, scale: 2 }, 800, 600)).toEqual({ x: 400, y: 300, scale: 2 });
  expect(held({ x: -9999, y: -9999, scale: 2 }, 800, 600)).toEqual({ x: -1200, y: -900, scale: 2 });
});

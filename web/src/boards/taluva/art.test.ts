import { expect, test } from "vitest";
import { VARIANTS, artName, artOf } from "./art";
import { FLAT, RAISED } from "./hexes";
import { letterOf, terrainsOf } from "./tiles";

test("every terrain of every tile has its drawing, whichever way it lies", () => {
  for (const projection of [FLAT, RAISED]) {
    const art = artOf(projection);
    for (let facing = 0; facing < 6; facing++) expect(art.has(artName("volcano", facing, [0, 0]))).toBe(true);
    for (const terrain of terrainsOf("VJCSRL").slice(1)) {
      for (let q = -9; q < 9; q++) expect(art.has(artName(terrain, null, [q, 3 - q]))).toBe(true);
    }
  }
});

test("all variants are used, and numbers are sound", () => {
  const used = new Set(Array.from({ length: 100 }, (_, n) => artName("rock", null, [n % 10, Math.floor(n / 10)])));
  expect(used.size).toBe(VARIANTS);
  for (const layers of artOf(RAISED).values()) {
    for (const { d } of layers) expect(d).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test("a letter stands for each terrain, and another is an error that names it", () => {
  expect(terrainsOf("VSL")).toEqual(["volcano", "sand", "lake"]);
  expect(["jungle", "clearing", "sand", "rock", "lake", "volcano"].map(letterOf).join("")).toBe("JCSRLV");
  expect(() => terrainsOf("VQ")).toThrow("VQ");
});

import { expect, test } from "vitest";
import { sceneAfter, spread } from "./wire";
import type { Scene } from "./wire";

const SCENE: Scene = {
  game: "taluva",
  grid: "hex",
  to_act: 0,
  step: "taluva-step-place",
  fields: [
    { at: [0, 0], fill: "sand" },
    { at: [1, 0], fill: "rock" },
  ],
  panels: [{ seat: 0, standing: "in-play", supplies: { hut: 20 } }],
  piles: { "taluva-pile-tiles": 40 },
  unseen: { VJS: 2 },
};

test("a change replaces what it names and leaves the rest", () => {
  const after = sceneAfter(SCENE, {
    to_act: 1,
    fields: [{ at: [0, 0], fill: "volcano", height: 2 }],
    gone: [[1, 0]],
    unseen: { VJS: null },
  });
  expect(after.fields).toEqual([{ at: [0, 0], fill: "volcano", height: 2 }]);
  expect(after.to_act).toBe(1);
  expect(after.step).toBe(SCENE.step);
  expect(after.unseen).toEqual({});
  expect(after.piles).toEqual(SCENE.piles);
});

test("offers spread to the actions that they stand for", () => {
  const offers = [
    {
      do: "extend",
      keys: ["volcano", "facing"],
      choices: [
        [[4, -1], 9],
        [[5, 0], 2],
      ],
    },
    { do: "stay", keys: [], choices: 0 },
  ];
  expect(spread(offers)).toEqual([
    { do: "extend", volcano: [4, -1], facing: 0 },
    { do: "extend", volcano: [4, -1], facing: 3 },
    { do: "extend", volcano: [5, 0], facing: 1 },
    { do: "stay" },
  ]);
});

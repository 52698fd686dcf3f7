import { describe, expect, test } from "vitest";
import type { Offer } from "../../wire/wire";
import { NO_CHOICES, choicesOf, facingsOf, nearestFacing, placementOf, sameAction, turned } from "./choosing";

const PLACING: Offer[] = [
  { do: "extend", keys: ["volcano", "facing"], choices: [[[2, -1], 0b000101]] },
  { do: "erupt", keys: ["volcano", "facing"], choices: [[[0, 0], 0b100010]] },
];
const BUILDING: Offer[] = [
  {
    do: "hut",
    keys: ["at"],
    choices: [
      [1, 0],
      [0, 1],
    ],
  },
  { do: "temple", keys: ["at"], choices: [[1, 0]] },
  {
    do: "expand",
    keys: ["from", "terrain"],
    choices: [
      [
        [4, 4],
        ["sand", "lake"],
      ],
    ],
  },
];

describe("placing", () => {
  const { sites, builds } = choicesOf(PLACING);

  test("every volcano has its verb at each legal facing, and none elsewhere", () => {
    expect(sites.get("2,-1")!.verbs).toEqual(["extend", undefined, "extend", undefined, undefined, undefined]);
    expect(facingsOf(sites.get("0,0")!)).toEqual([1, 5]);
    expect(builds.size).toBe(0);
  });

  test("turning goes through legal facings only, both ways round", () => {
    const site = sites.get("2,-1")!;
    expect([turned(site, 0, 1), turned(site, 2, 1), turned(site, 0, -1), turned(site, 2, -1)]).toEqual([2, 0, 2, 0]);
  });

  test("a wanted facing is kept where it is legal, else the nearest is taken", () => {
    const site = sites.get("0,0")!;
    expect([0, 1, 2, 3, 4, 5].map((facing) => nearestFacing(site, facing))).toEqual([1, 1, 1, 5, 5, 5]);
  });

  test("a placement says its verb", () => {
    expect(placementOf(sites.get("0,0")!, 5)).toEqual({ do: "erupt", volcano: [0, 0], facing: 5 });
  });

  test("a site without any facing is an error that names it", () => {
    expect(() => nearestFacing({ volcano: [7, 7], verbs: [] }, 0)).toThrow("7,7");
  });
});

describe("building", () => {
  const { builds, expansions, sites } = choicesOf(BUILDING);

  test("all builds of a field are together", () => {
    expect(builds.get("1,0")!.map((action) => action.do)).toEqual(["hut", "temple"]);
    expect(builds.get("0,1")!.map((action) => action.do)).toEqual(["hut"]);
    expect(sites.size).toBe(0);
  });

  test("expansions stand apart, for they start from a settlement", () => {
    expect(expansions).toEqual([
      { do: "expand", from: [4, 4], terrain: "sand" },
      { do: "expand", from: [4, 4], terrain: "lake" },
    ]);
  });
});

test("no offers, no choices", () => expect(choicesOf([])).toBe(NO_CHOICES));

test("actions are the same whatever the order of their parts", () => {
  expect(sameAction({ do: "hut", at: [1, 2] }, { at: [1, 2], do: "hut" })).toBe(true);
  expect(sameAction({ do: "hut", at: [1, 2] }, { do: "hut", at: [2, 1] })).toBe(false);
});

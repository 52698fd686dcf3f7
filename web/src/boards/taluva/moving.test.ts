import { describe, expect, test } from "vitest";
import type { GameEvent, Scene } from "../../wire/wire";
import { NOTHING_YET, lastTurn, movesOf } from "./moving";

const event = (name: string, ...cells: [number, number][]): GameEvent => ({
  id: `taluva-event-${name}`,
  cells,
  seats: [0],
});
const BEFORE = {
  fields: [{ at: [0, 1], fill: "sand", height: 2, pieces: [{ kind: "hut", seat: 1, count: 2 }] }],
} as unknown as Scene;

describe("moves", () => {
  test("a tile falls first, then its huts go down, and what is built afterwards rises later", () => {
    const moves = movesOf(
      [event("erupted", [0, 0], [0, 1], [-1, 1]), event("huts-lost", [0, 1]), event("hut-built", [4, 4])],
      BEFORE,
    );
    expect([...moves.falls]).toEqual([
      ["0,0", 0],
      ["0,1", 0],
      ["-1,1", 0],
    ]);
    expect(moves.losses).toHaveLength(1);
    expect(moves.losses[0]).toMatchObject({ at: [0, 1], height: 2, pieces: [{ kind: "hut", seat: 1, count: 2 }] });
    expect(moves.bursts.map(({ at }) => at)).toEqual([[0, 0]]);
    expect(moves.rises.get("4,4")).toBeGreaterThan(moves.losses[0]!.delay);
    expect(moves.lasts).toBeGreaterThan(moves.rises.get("4,4")!);
  });

  test("the huts of an expansion rise one after the other", () => {
    const { rises } = movesOf([event("expanded", [1, 0], [2, 0], [3, 0])], BEFORE);
    const delays = [...rises.values()];
    expect(delays).toEqual([...delays].sort((one, other) => one - other));
    expect(new Set(delays).size).toBe(3);
  });

  test("two eruptions in one change are told apart", () => {
    const twice = [event("erupted", [0, 0], [0, 1], [-1, 1]), event("huts-lost", [0, 1])];
    const { losses, bursts } = movesOf([...twice, ...twice], BEFORE);
    expect(new Set(losses.map(({ key }) => key)).size).toBe(2);
    expect(new Set(bursts.map(({ key }) => key)).size).toBe(2);
  });

  test("a draw moves nothing", () => expect(movesOf([event("drew")], BEFORE).lasts).toBe(0));
});

describe("the last turn", () => {
  test("a tile begins it, and what is built belongs to it", () => {
    const laid = lastTurn(NOTHING_YET, [event("extended", [0, 0], [1, 0], [0, 1])]);
    const built = lastTurn(laid, [event("hut-built", [5, 5])]);
    expect(built).toEqual({ tile: laid.tile, built: [[5, 5]] });
    expect(lastTurn(built, [event("drew")])).toBe(built);
    expect(lastTurn(built, [event("extended", [9, 9])])).toEqual({ tile: [[9, 9]], built: [] });
  });
});

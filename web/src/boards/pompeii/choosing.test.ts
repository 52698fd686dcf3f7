import { describe, expect, it } from "vitest";
import { spread } from "../../wire/wire";
import {
  openChoice,
  plain,
  playableCards,
  question,
  readyOf,
  settled,
  targetsOf,
  withCard,
  withSquare,
} from "./choosing";

const PLAY = spread([
  { do: "play", keys: ["card", "spot"], choices: [[6, [[3, 2], [3, 3]]], [7, [[4, 5], [3, 3]]]] }, // prettier-ignore
  { do: "announce" },
]);
const RUN = spread([
  { do: "run", keys: ["from", "to"], choices: [[[1, 0], [[1, 1], [2, 0]]], [[1, 1], [[1, 0]]]] }, // prettier-ignore
  { do: "run", keys: ["from", "out"], choices: [[[1, 0], [true]]] },
  { do: "stay" },
]);
const OMEN = spread([{ do: "omen", keys: ["at", "of"], choices: [[[1, 0], 6], [[2, 2], 2]] }]); // prettier-ignore

describe("choosing a card and a spot", () => {
  it("offers every spot at first, and those of a card once it is chosen", () => {
    expect([...targetsOf(PLAY, {}).keys()]).toEqual(["3,2", "3,3", "4,5"]);
    expect([...targetsOf(PLAY, { card: 6 }).keys()]).toEqual(["3,2", "3,3"]);
  });

  it("is whole with both, in either order", () => {
    const whole = { do: "play", card: 6, spot: [3, 2] };
    expect(readyOf(PLAY, withSquare(PLAY, { card: 6 }, [3, 2])!)).toEqual(whole);
    expect(readyOf(PLAY, settled(PLAY, withSquare(PLAY, {}, [3, 2])!))).toEqual(whole);
  });

  it("asks which card where several fit the spot", () => {
    const chosen = settled(PLAY, withSquare(PLAY, {}, [3, 3])!);
    expect(readyOf(PLAY, chosen)).toBeNull();
    expect(openChoice(PLAY, chosen)).toEqual({ key: "card", values: [6, 7] });
    expect(withCard(PLAY, chosen, 7)).toEqual({ card: 7, spot: [3, 3] });
  });

  it("lets a card go whose spot was chosen for another", () => {
    expect(withCard(PLAY, { card: 6, spot: [3, 2] }, 7)).toEqual({ card: 7, spot: undefined });
    expect(withCard(PLAY, {}, 9)).toBeNull();
  });

  it("never takes a card alone for the whole action, unless nothing is to be placed", () => {
    const one = spread([{ do: "play", keys: ["card", "spot"], choices: [[6, [[3, 2]]]] }]);
    expect(readyOf(one, settled(one, { card: 6 }))).toBeNull();
    const none = spread([{ do: "play", keys: ["card"], choices: 64 }]);
    expect(readyOf(none, settled(none, { card: 6 }))).toEqual({ do: "play", card: 6 });
    expect(settled(none, {})).toEqual({});
  });

  it("calls a card a joker that fits a house of another number", () => {
    expect(playableCards(PLAY, ([row]) => (row === 3 ? "6" : "7"))).toEqual(new Map([[6, false], [7, true]])); // prettier-ignore
  });
});

describe("running", () => {
  it("offers the own runners, then where the chosen one can go", () => {
    expect(targetsOf(RUN, {})).toEqual(new Map([["1,0", "from"], ["1,1", "from"]])); // prettier-ignore
    const chosen = withSquare(RUN, {}, [1, 0])!;
    expect(targetsOf(RUN, chosen)).toEqual(new Map([["1,0", "from"], ["1,1", "to"], ["2,0", "to"]])); // prettier-ignore
    expect(readyOf(RUN, withSquare(RUN, chosen, [2, 0])!)).toEqual({ do: "run", from: [1, 0], to: [2, 0] });
  });

  it("does not run before a square or the gate is chosen, even if there is only one", () => {
    expect(readyOf(RUN, settled(RUN, { from: [1, 1] }))).toBeNull();
    const gate = spread([{ do: "run", keys: ["from", "out"], choices: [[[1, 0], [true]]] }]);
    expect(readyOf(gate, settled(gate, { from: [1, 0] }))).toBeNull();
    expect(readyOf(gate, settled(gate, { from: [1, 0], out: true }))).toEqual({ do: "run", from: [1, 0], out: true });
  });

  it("changes its mind about where to go", () => {
    expect(withSquare(RUN, { from: [1, 0], to: [2, 0] }, [1, 1])).toEqual({ from: [1, 0], to: [1, 1] });
  });
});

it("asks whose piece an Omen takes only where several stand", () => {
  expect(openChoice(OMEN, settled(OMEN, { at: [1, 0] }))).toEqual({ key: "of", values: [1, 2] });
  expect(readyOf(OMEN, settled(OMEN, { at: [2, 2] }))).toEqual({ do: "omen", at: [2, 2], of: 1 });
});

it("asks the engine about a square in the words of the step", () => {
  expect(question(PLAY, {}, [0, 0])).toEqual({ do: "play", spot: [0, 0] });
  expect(question(PLAY, { card: 6 }, [0, 0])).toEqual({ do: "play", card: 6, spot: [0, 0] });
  expect(question(RUN, { from: [1, 0] }, [6, 6])).toEqual({ do: "run", from: [1, 0], to: [6, 6] });
  expect(question(RUN, {}, [6, 6])).toEqual({ do: "run", from: [6, 6] });
  expect(question(OMEN, {}, [6, 6])).toEqual({ do: "omen", at: [6, 6] });
  expect(question([], {}, [6, 6])).toBeNull();
});

it("finds what can be done without choosing anything", () => {
  expect(plain(PLAY)).toEqual([{ do: "announce" }]);
  expect(plain(OMEN)).toEqual([]);
});

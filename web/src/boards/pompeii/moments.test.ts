import { describe, expect, it } from "vitest";
import type { GameEvent, Scene } from "../../wire/wire";
import { arrivalAt, endOf, momentsOf, trailAfter } from "./moments";

const event = (name: string, rest: Partial<GameEvent> = {}): GameEvent => ({ id: `pompeii-event-${name}`, ...rest });
const scene: Scene = {
  game: "pompeii",
  grid: "square",
  to_act: 0,
  step: "pompeii-step-lava",
  fields: [{ at: [2, 2], fill: "street", pieces: [{ kind: "piece", seat: 1, count: 3 }] }],
  panels: [],
  piles: {},
  unseen: {},
};

describe("a film", () => {
  it("shows the card before the piece that it places", () => {
    const moments = momentsOf(
      [event("played", { seats: [0], arguments: { card: 6 } }), event("placed", { seats: [0], cells: [[3, 2]] })],
      scene,
    );
    expect(moments.map(({ kind, begins }) => [kind, begins])).toEqual([
      ["card", 0],
      ["drop", 420],
    ]);
    expect(arrivalAt(moments, 0, [3, 2])).toEqual({ delay: 420, drop: true });
    expect(arrivalAt(moments, 1, [3, 2])).toBeNull();
  });

  it("burns all at once, as many as stood there", () => {
    const moments = momentsOf(
      [
        event("lava-placed", { seats: [0], cells: [[2, 2]] }),
        event("burnt", { seats: [1], cells: [[2, 2]] }),
        event("enclosed", { seats: [0], cells: [[2, 3]] }),
      ],
      scene,
    );
    expect(moments.slice(1).map((moment) => [moment.kind, moment.begins, "count" in moment && moment.count])).toEqual([
      ["burn", 310, 3],
      ["burn", 310, 1],
    ]);
  });

  it("leaves through the gate that was told", () => {
    const [moment] = momentsOf([event("escaped", { seats: [1], cells: [[1, 8], [1, 9]] })], scene); // prettier-ignore
    expect(moment).toMatchObject({ kind: "out", from: [1, 8], gate: [1, 9] });
  });

  it("goes faster where much happened at once", () => {
    const placed = Array.from({ length: 40 }, (_, n) => event("relative-placed", { seats: [0], cells: [[n % 7, 0]] }));
    expect(endOf(momentsOf(placed, scene))).toBe(4000);
  });

  it("lasts as long as its last moment, and not at all without one", () => {
    expect(endOf([])).toBe(0);
    expect(endOf(momentsOf([event("eruption")], scene))).toBe(4600);
    expect(momentsOf([event("drew-hidden", { seats: [1] })], scene)).toEqual([]);
  });
});

describe("the trail of the last turn", () => {
  const placed = event("placed", { seats: [0], cells: [[3, 2]] });
  const relative = event("relative-placed", { seats: [0], cells: [[1, 3]] });

  it("grows while the same seat goes on", () => {
    const trail = trailAfter(trailAfter({ seat: null, cells: [] }, [placed]), [relative]);
    expect(trail.cells).toEqual([[3, 2], [1, 3]]); // prettier-ignore
  });

  it("belongs to who carries an Omen out, not to whom it strikes", () => {
    const omen = event("omen", { seats: [1], cells: [[5, 5]] });
    expect(trailAfter({ seat: null, cells: [] }, [placed, omen])).toEqual({ seat: 0, cells: [[3, 2], [5, 5]] }); // prettier-ignore
  });

  it("begins anew with another seat, once that touches a square", () => {
    const trail = trailAfter({ seat: null, cells: [] }, [placed]);
    expect(trailAfter(trail, [event("drew-hidden", { seats: [1] })])).toBe(trail);
    expect(trailAfter(trail, [event("ran", { seats: [1], cells: [[1, 3]] })]).cells).toEqual([[1, 3]]);
  });
});

// The terrains as drawn: a few layers for each, made from numbers, so that no two neighbours look quite alike and all are
// ours. Everything is about the middle of a hex, inside its border, and leaves the middle itself to the pieces.
import type { Cell } from "../../wire/wire";
import { corner, round, spelled, type Projection } from "./hexes";
import { varied } from "./landscape";

/** A path, and the class that colours it (see Art.svelte). */
export interface Layer {
  look: string;
  d: string;
}

export const VARIANTS = 4;
const PLAIN = ["jungle", "clearing", "sand", "rock", "lake"] as const;

const drawn = new Map<Projection, Map<string, Layer[]>>();

/** All layers by the name that they are referred to by. */
export function artOf(projection: Projection): ReadonlyMap<string, Layer[]> {
  let art = drawn.get(projection);
  if (art === undefined) drawn.set(projection, (art = artFor(projection)));
  return art;
}

/** Which of the drawings of a terrain a field gets. */
export const artName = (fill: string, facing: number | null | undefined, at: Cell): string =>
  `${fill}-${facing ?? varied(at, VARIANTS)}`;

function artFor(projection: Projection): Map<string, Layer[]> {
  const art = new Map<string, Layer[]>();
  const draw = { jungle, clearing, sand, rock, lake };
  for (const terrain of PLAIN) {
    for (let variant = 0; variant < VARIANTS; variant++) {
      art.set(`${terrain}-${variant}`, draw[terrain](places(terrain.length * 31 + variant, projection), projection));
    }
  }
  for (let facing = 0; facing < 6; facing++) art.set(`volcano-${facing}`, volcano(facing, projection));
  return art;
}

/** Numbers from 0 to 1, always the same for a seed. */
function numbers(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

interface Place {
  x: number;
  y: number;
  /** From 0 to 1, for whatever varies. */
  chance: number;
}

/** Places in a ring about the middle, the farthest back first. */
function places(seed: number, { squash }: Projection): (count: number, near: number, far: number) => Place[] {
  const next = numbers(seed);
  return (count, near, far) => {
    const turn = next() * Math.PI * 2;
    return Array.from({ length: count }, (_, n) => {
      const angle = turn + ((n + 0.45 * (next() - 0.5)) * Math.PI * 2) / count;
      const away = near + (far - near) * next();
      return { x: away * Math.cos(angle), y: away * Math.sin(angle) * squash, chance: next() };
    }).sort((one, other) => one.y - other.y);
  };
}

const dot = (x: number, y: number, rx: number, ry = rx) =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;
const line = (...points: [number, number][]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
const joined = <T>(all: readonly T[], draw: (each: T) => string) => all.map(draw).join("");

type Ring = ReturnType<typeof places>;

/** Tree crowns. */
function jungle(ring: Ring): Layer[] {
  const trees = [...ring(7, 25, 31), ...ring(3, 10, 14)].sort((one, other) => one.y - other.y);
  const size = (tree: Place) => 8.2 + 3.2 * tree.chance;
  return [
    { look: "shade", d: joined(trees, (tree) => dot(tree.x + 2, tree.y + 4, size(tree), size(tree) * 0.7)) },
    { look: "dark", d: joined(trees, (tree) => dot(tree.x, tree.y, size(tree))) },
    { look: "mid", d: joined(trees, (tree) => dot(tree.x - 1.2, tree.y - 1.6, size(tree) * 0.74)) },
    { look: "light", d: joined(trees, (tree) => dot(tree.x - 2.4, tree.y - 3.2, size(tree) * 0.36)) },
  ];
}

/** Tufts of grass and flowers. */
function clearing(ring: Ring): Layer[] {
  const tufts = [...ring(9, 17, 34), ...ring(3, 4, 12)];
  const flowers = ring(6, 14, 33);
  const blades = ({ x, y, chance }: Place) => {
    const tall = 5 + 3 * chance;
    return `${line([x - 4, y - tall * 0.7], [x - 1, y], [x, y - tall], [x + 1, y], [x + 4.5, y - tall * 0.6])}`;
  };
  return [
    { look: "dapple", d: joined(ring(4, 12, 26), ({ x, y, chance }) => dot(x, y, 9 + 5 * chance, 5 + 2 * chance)) },
    { look: "blade", d: joined(tufts, blades) },
    { look: "petal", d: joined(flowers, ({ x, y, chance }) => dot(x, y, 1.5 + chance)) },
  ];
}

/** Dunes and shells. */
function sand(ring: Ring, { squash }: Projection): Layer[] {
  const dunes = [...ring(4, 15, 26), ...ring(1, 0, 4)];
  const dune = ({ x, y, chance }: Place) => {
    const wide = 9 + 5 * chance;
    return `M${round(x - wide)} ${round(y + 2)}Q${round(x - wide / 3)} ${round(y - 7 * squash)} ${round(x)} ${round(y - 1)}T${round(x + wide)} ${round(y - 1)}`;
  };
  const lit = (place: Place) => dune({ ...place, y: place.y - 2.6 });
  return [
    { look: "ridge", d: joined(dunes, dune) },
    { look: "crest", d: joined(dunes, lit) },
    { look: "grain", d: joined(ring(14, 6, 35), ({ x, y, chance }) => dot(x, y, 0.7 + 0.7 * chance)) },
  ];
}

/** Boulders with a lit side. */
function rock(ring: Ring, { squash }: Projection): Layer[] {
  const boulders = [...ring(6, 22, 31), ...ring(2, 8, 12)].sort((one, other) => one.y - other.y);
  const size = ({ chance }: Place) => 7 + 5 * chance;
  const body = (place: Place, s = size(place)) =>
    `${line([place.x - s, place.y + s * 0.45], [place.x - s * 0.75, place.y - s * 0.45], [place.x - s * 0.1, place.y - s * 0.95], [place.x + s * 0.7, place.y - s * 0.5], [place.x + s, place.y + s * 0.4], [place.x + s * 0.2, place.y + s * 0.75 * squash])}Z`;
  const face = (place: Place, s = size(place)) =>
    `${line([place.x - s, place.y + s * 0.45], [place.x - s * 0.75, place.y - s * 0.45], [place.x - s * 0.1, place.y - s * 0.95], [place.x + s * 0.05, place.y + s * 0.05])}Z`;
  return [
    { look: "shade", d: joined(boulders, (place) => dot(place.x + 2, place.y + 5, size(place), size(place) * 0.45)) },
    { look: "dark", d: joined(boulders, (place) => body(place)) },
    { look: "light", d: joined(boulders, (place) => face(place)) },
    { look: "crack", d: joined(ring(5, 10, 30), ({ x, y }) => line([x - 3, y], [x, y + 1.5], [x + 3, y - 1])) },
  ];
}

/** A shore with water in it. */
function lake(ring: Ring, { squash }: Projection): Layer[] {
  const shore = (scale: number) => {
    const points = Array.from({ length: 12 }, (_, n) => {
      const angle = (n * Math.PI) / 6;
      const away = scale * (n % 2 ? 38 : 35.5);
      return { x: away * Math.cos(angle), y: away * squash * Math.sin(angle) };
    });
    const middles = points.map((point, n) => {
      const next = points[(n + 1) % points.length]!;
      return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    });
    return `M${spelled(middles.at(-1)!)}${points.map((point, n) => `Q${spelled(point)} ${spelled(middles[n]!)}`).join("")}Z`;
  };
  const wave = ({ x, y, chance }: Place) => {
    const wide = 5 + 3 * chance;
    return `M${round(x - wide)} ${round(y)}q${round(wide / 2)} -3.4 ${round(wide)} 0t${round(wide)} 0`;
  };
  return [
    { look: "shore", d: shore(1.04) },
    { look: "water", d: shore(0.96) },
    { look: "deep", d: shore(0.62) },
    { look: "wave", d: joined([...ring(6, 15, 26), ...ring(2, 2, 8)], wave) },
  ];
}

/** A cone with a crater, and lava that runs between the other two fields of the tile: that is where it points. */
function volcano(facing: number, projection: Projection): Layer[] {
  const { squash, rise } = projection;
  const lift = rise * 0.85;
  const mouth = corner(facing, projection);
  const rim = (radius: number, wobble: number) => {
    const points = Array.from({ length: 14 }, (_, n) => {
      const angle = (n * Math.PI) / 7 + 0.2;
      const away = radius * (1 + wobble * ((n * 5) % 3) - wobble);
      return spelled({ x: away * Math.cos(angle), y: away * squash * Math.sin(angle) });
    });
    return `M${points.join("L")}Z`;
  };
  const top = (radius: number) => dot(0, -lift, radius, radius * squash);
  const along = (share: number, aside: number): string => {
    const length = Math.hypot(mouth.x, mouth.y) || 1;
    const x = mouth.x * share - (mouth.y / length) * aside;
    const y = -lift * (1 - share) + mouth.y * share + (mouth.x / length) * aside;
    return `${round(x)} ${round(y)}`;
  };
  const stream = (wide: number, end: number) =>
    `M${along(0.05, -wide)}Q${along(0.45, -wide * 0.6)} ${along(end * 0.75, -wide * 1.25)}Q${along(end, -wide)} ${along(end, 0)}Q${along(end, wide)} ${along(end * 0.75, wide * 1.25)}Q${along(0.45, wide * 0.6)} ${along(0.05, wide)}Z`;
  const ridges = Array.from({ length: 9 }, (_, n) => {
    const angle = (n * Math.PI * 2) / 9 + 0.35;
    const [x, y] = [Math.cos(angle), Math.sin(angle) * squash];
    return line([18 * x, 18 * y - lift], [(26 + (n % 3) * 4) * x, (26 + (n % 3) * 4) * y - lift * 0.35]);
  });
  return [
    { look: "foot", d: rim(40, 0.05) },
    { look: "slope", d: `${rim(31, 0.04)}` },
    { look: "ridges", d: ridges.join("") },
    { look: "crust", d: stream(9, 0.93) },
    { look: "lip", d: top(17) },
    { look: "crater", d: top(13) },
    { look: "lava", d: stream(5.4, 0.88) + top(9.5) },
    { look: "glow", d: stream(2, 0.76) + top(5) },
  ];
}

// The picture of the first page: hexagonal basalt columns on a plane that runs to the horizon, with lava between them.
export interface Column {
  /** Corners of the top and of the visible sides, as SVG points. */
  top: string;
  sides: string[];
  /** From 0, far away, to 1, right before us. */
  near: number;
  /** From 0, cold, to 1, beside the stream. */
  heat: number;
}

const HORIZON = 205;
const FOCUS = 190;
const EYE = 1.35;
const GAP = 0.9;

type Point = [number, number];

/** A point of the plane, at a height, as it is seen. */
function seen(u: number, v: number, height: number): Point {
  return [600 + (u * FOCUS * 1.9) / v, HORIZON + ((EYE - height) * FOCUS) / v];
}

/** Always the same "chance", so that the picture never flickers. */
function grain(a: number, b: number): number {
  const x = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

const written = (points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export function columns(): Column[] {
  const found: Column[] = [];
  for (let row = 22; row >= 0; row--) {
    const v = 0.72 + row * 0.26;
    const reach = Math.ceil(v * 1.45) + 3;
    for (let q = -reach * 3; q <= reach * 3; q++) {
      const u = (q + (row % 2) / 2) * 0.3;
      if (Math.abs(u) > v * 1.85) continue;
      const stream = Math.abs(u - 0.35 * Math.sin(v * 1.1) + 0.1 * v - 0.25);
      const heat = Math.max(0, 1 - stream / (0.35 + v * 0.12));
      if (heat > 0.62 - grain(q, row + 50) * 0.25) continue;
      const height = grain(q, row) ** 3 * 0.34 * (1 - heat) + (Math.abs(u) / v > 0.9 ? 0.12 : 0);
      found.push(column(u, v, height, heat));
    }
  }
  return found;
}

function column(u: number, v: number, height: number, heat: number): Column {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 3) * n + Math.PI / 6;
    return [u + Math.cos(angle) * 0.173 * GAP, v + Math.sin(angle) * 0.173 * GAP] as Point;
  });
  const top = corners.map(([x, y]) => seen(x, y, height));
  const foot = corners.map(([x, y]) => seen(x, y, 0));
  // Corners 3, 4 and 5 are those on our side.
  const sides =
    height < 0.015 ? [] : [2, 3, 4, 5].map((n) => written([top[n]!, top[(n + 1) % 6]!, foot[(n + 1) % 6]!, foot[n]!]));
  return { top: written(top), sides, near: 1 - Math.min(1, (v - 0.7) / 5.2), heat };
}

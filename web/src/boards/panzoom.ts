// Where the content of a window lies: shifted by x and y, then enlarged about its upper left corner.
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

export const WHOLE: Placement = { x: 0, y: 0, scale: 1 };

/** Enlarged so that the point (x, y) of the window shows what it showed before. */
export function enlarged(now: Placement, factor: number, x: number, y: number, largest: number): Placement {
  const scale = Math.min(largest, Math.max(1, now.scale * factor));
  const ratio = scale / now.scale;
  return { scale, x: x - (x - now.x) * ratio, y: y - (y - now.y) * ratio };
}

/** Held so that no more than half of the window is empty: nobody loses the board. */
export function held(now: Placement, width: number, height: number): Placement {
  const between = (value: number, size: number) => {
    const slack = now.scale === 1 ? 0 : size / 2;
    return Math.min(slack, Math.max(size - size * now.scale - slack, value));
  };
  return { scale: now.scale, x: between(now.x, width), y: between(now.y, height) };
}

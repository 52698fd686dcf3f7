// Where on its square each piece stands: on the round spots while they suffice, singly while there is room, else
// one for each seat with a number on it.
import type { Field } from "../../wire/wire";
import type { Point } from "./city";

export interface Standing extends Point {
  /** Stays the same as long as this piece stays. */
  id: string;
  seat: number;
  /** More than one are drawn as one piece with a number. */
  count: number;
  size: number;
}

const SPOT_SIZE = 14.5;
const LARGE = 17;

/** Places round the middle of a square, by how many there are. */
const PLACES: Record<number, readonly Point[]> = {
  0: [],
  1: [{ x: 0, y: 2 }],
  2: [
    { x: -17, y: 4 },
    { x: 17, y: 4 },
  ],
  3: [
    { x: 2, y: -13 },
    { x: -16, y: 19 },
    { x: 18, y: 19 },
  ],
  4: [
    { x: -15, y: -13 },
    { x: 19, y: -13 },
    { x: -15, y: 20 },
    { x: 19, y: 20 },
  ],
};

export const spotsOf = (count: number): readonly Point[] => PLACES[Math.min(count, 4)] ?? [];
export const SPOT = SPOT_SIZE;

/** All pieces of a square, placed round its middle. */
export function standingOn(field: Field): Standing[] {
  const pieces = field.pieces ?? [];
  const total = pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const spots = field.fill === "lava" ? 0 : (field.spots ?? 0);
  if (total <= Math.max(spots, 4)) return singly(field, spotsOf(total <= spots ? spots : total));
  const places = spotsOf(pieces.length);
  return pieces.map((piece, n) => ({
    ...places[n]!,
    id: `${piece.seat}`,
    seat: piece.seat,
    count: piece.count ?? 1,
    size: pieces.length === 1 ? 26 : LARGE,
  }));
}

function singly(field: Field, places: readonly Point[]): Standing[] {
  const owners = (field.pieces ?? []).flatMap((piece) =>
    Array.from({ length: piece.count ?? 1 }, (_, n) => ({ seat: piece.seat, id: `${piece.seat}-${n}` })),
  );
  return owners.map((owner, n) => ({ ...places[n]!, ...owner, count: 1, size: SPOT_SIZE }));
}

/** Where the next piece on this square would stand, for the ghost of one. */
export function nextPlace(field: Field): Point & { size: number } {
  const total = (field.pieces ?? []).reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const spots = field.fill === "lava" ? 0 : (field.spots ?? 0);
  const places = spotsOf(total < spots ? spots : Math.min(4, total + 1));
  const place = places[Math.min(total, places.length - 1)] ?? { x: 0, y: 0 };
  return { ...place, size: SPOT_SIZE };
}

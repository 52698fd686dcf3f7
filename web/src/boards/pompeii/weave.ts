// The patterns of the districts as lines on a card: the same as on the roofs, without ids that a page could have twice.
const [LEFT, TOP, RIGHT, BOTTOM] = [5, 5, 55, 79];

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, n) => from + n * step);

const wave = (y: number) => `M${LEFT} ${y}${"q2.5 4 5 0t5 0".repeat(5)}`;
const zigzag = (y: number, up: number) => `M${LEFT} ${y}${`l5 ${up} 5 ${-up}`.repeat(5)}`;
const bricks = (y: number, n: number) =>
  `M${LEFT} ${y}H${RIGHT}` + range(LEFT + (n % 2 ? 5 : 10), RIGHT, 10).map((x) => `M${x} ${y}v6`).join(""); // prettier-ignore

const WEAVES: Record<string, string> = {
  purple: range(LEFT + 3, RIGHT, 6).map((x) => `M${x} ${TOP}V${BOTTOM}M${x + 2} ${TOP}V${BOTTOM}`).join(""), // prettier-ignore
  brown: range(TOP + 1, BOTTOM - 6, 6)
    .map(bricks)
    .join(""),
  turquoise: range(TOP + 3, BOTTOM - 3, 6)
    .map(wave)
    .join(""),
  grey: range(TOP + 5, BOTTOM - 3, 8).map((y) => zigzag(y, 4) + zigzag(y, -4)).join(""), // prettier-ignore
};

export const weave = (colour: string): string => WEAVES[colour] ?? "";

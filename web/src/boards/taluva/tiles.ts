// The names of tiles and terrains, as docs/records.md spells them.
const TERRAINS: Record<string, string> = {
  J: "jungle",
  C: "clearing",
  S: "sand",
  R: "rock",
  L: "lake",
  V: "volcano",
};
const LETTERS = Object.fromEntries(Object.entries(TERRAINS).map(([letter, terrain]) => [terrain, letter]));

/** The terrains of a tile such as "VJC", clockwise from its volcano. */
export function terrainsOf(tile: string): string[] {
  return [...tile].map((letter) => {
    const terrain = TERRAINS[letter];
    if (terrain === undefined) throw new Error(`expected a tile such as VJC, got ${tile}`);
    return terrain;
  });
}

export const letterOf = (terrain: string): string => LETTERS[terrain] ?? "?";

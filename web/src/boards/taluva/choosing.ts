// What may be chosen now, read from the offers. Nothing here knows why.
import { cellKey, numbersIn, spread, type Action, type Cell, type Offer } from "../../wire/wire";
import { SIDES } from "./hexes";

/** Ways to lay the tile with its volcano on one field: facings as masks. */
export interface Site {
  volcano: Cell;
  /** The verb of each facing that is legal, or none. */
  verbs: readonly (string | undefined)[];
}

export interface Choices {
  /** By the volcano's field. */
  sites: ReadonlyMap<string, Site>;
  /** Builds by their field. */
  builds: ReadonlyMap<string, readonly Action[]>;
  /** Builds that start from a whole settlement, as they are listed. */
  expansions: readonly Action[];
}

export const NO_CHOICES: Choices = { sites: new Map(), builds: new Map(), expansions: [] };

export function choicesOf(offers: readonly Offer[]): Choices {
  if (offers.length === 0) return NO_CHOICES;
  const sites = new Map<string, { volcano: Cell; verbs: (string | undefined)[] }>();
  const builds = new Map<string, Action[]>();
  const expansions: Action[] = [];
  for (const offer of offers) {
    const [key] = offer.keys ?? [];
    if (key === "volcano") addSites(sites, offer);
    else if (key === "at") {
      for (const action of spread([offer])) {
        const at = cellKey(action["at"] as Cell);
        builds.set(at, [...(builds.get(at) ?? []), action]);
      }
    } else expansions.push(...spread([offer]));
  }
  return { sites, builds, expansions };
}

function addSites(sites: Map<string, { volcano: Cell; verbs: (string | undefined)[] }>, offer: Offer): void {
  for (const [volcano, mask] of offer.choices as [Cell, number][]) {
    const key = cellKey(volcano);
    const site = sites.get(key) ?? { volcano, verbs: Array<string | undefined>(SIDES).fill(undefined) };
    for (const facing of numbersIn(mask)) site.verbs[facing] = offer.do;
    sites.set(key, site);
  }
}

export const facingsOf = (site: Site): number[] =>
  site.verbs.flatMap((verb, facing) => (verb === undefined ? [] : [facing]));

/** The legal facing nearest to a wanted one, clockwise first. */
export function nearestFacing(site: Site, wanted: number): number {
  for (const turn of [0, 1, -1, 2, -2, 3]) {
    const facing = (wanted + turn + SIDES) % SIDES;
    if (site.verbs[facing] !== undefined) return facing;
  }
  throw new Error(`no facing is offered at ${cellKey(site.volcano)}`);
}

/** The next legal facing from there, clockwise (1) or the other way (-1). */
export function turned(site: Site, facing: number, direction: 1 | -1): number {
  for (let step = 1; step <= SIDES; step++) {
    const next = (facing + direction * step + SIDES * SIDES) % SIDES;
    if (site.verbs[next] !== undefined) return next;
  }
  return facing;
}

export const placementOf = (site: Site, facing: number): Action => ({
  do: site.verbs[facing]!,
  volcano: site.volcano,
  facing,
});

export const sameAction = (one: Action, other: Action): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (action: Action) => Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1));

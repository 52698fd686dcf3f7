// One decision on the island: what the pointer or cursor is on, what was chosen, and what would come of it. Nothing is
// done before it was confirmed, unless `quick` is set and only one thing can be meant.
import { cellKey, sameCell, type Action, type Cell, type Foreseen, type Turn } from "../../wire/wire";
import type { BoardProps } from "../board";
import { choicesOf, facingsOf, nearestFacing, placementOf, sameAction, turned, type Site } from "./choosing";
import { filledBy, outcomeOf, type Outcome } from "./telling";

/** A field that was chosen in some turn: when the turn is another, nothing is chosen any more. */
interface Selection {
  turn: Turn;
  at: Cell;
  option: number;
}

/** One way to build. */
export interface Build {
  action: Action;
  foreseen: Foreseen | undefined;
}

/** Answers hold for the turn in which they were asked for. */
interface Answer {
  turn: Turn;
  found: readonly Foreseen[];
}

const NOTHING_ASKED: Outcome = { lost: [], split: [], deadEnd: false };
/** Milliseconds that a pointer has to rest before the engine is asked what would come of it. */
const REST = 90;

export class Chooser {
  private readonly read: () => BoardProps;
  private selection = $state.raw<Selection | null>(null);
  /** What the pointer or the cursor is on. */
  hovered = $state.raw<Cell | null>(null);
  /** How the tile was turned last. */
  facing = $state(1);
  private expansions = $state.raw<Answer | null>(null);
  private origins = $state.raw<(Answer & { from: Cell }) | null>(null);
  private outcomes = $state.raw<{ turn: Turn; known: ReadonlyMap<string, Foreseen> } | null>(null);

  readonly choices = $derived.by(() => choicesOf(this.props.turn.offers ?? []));
  readonly placing = $derived.by(() => this.choices.sites.size > 0);
  readonly building = $derived.by(() => this.choices.builds.size + this.choices.expansions.length > 0);
  private readonly selected = $derived.by(() => (this.selection?.turn === this.props.turn ? this.selection : null));
  readonly at = $derived.by(() => this.selected?.at ?? null);

  /** The site that a ghost of the tile shows: the chosen one, the one under the pointer, or the only one. */
  readonly site = $derived.by((): Site | undefined => {
    const { sites } = this.choices;
    const at = this.at ?? this.hovered;
    const meant = at === null ? undefined : sites.get(cellKey(at));
    return meant ?? (sites.size === 1 ? [...sites.values()][0] : undefined);
  });
  readonly siteFacing = $derived.by(() => (this.site === undefined ? null : nearestFacing(this.site, this.facing)));
  readonly placement = $derived.by(() =>
    this.site === undefined || this.siteFacing === null ? null : placementOf(this.site, this.siteFacing),
  );
  readonly outcome = $derived.by((): Outcome => {
    if (this.placement === null || this.outcomes?.turn !== this.props.turn) return NOTHING_ASKED;
    return outcomeOf(this.outcomes.known.get(JSON.stringify(this.placement)));
  });

  readonly builds = $derived.by(() => (this.at === null || !this.building ? [] : this.buildsAt(this.at)));
  readonly option = $derived.by(() => Math.min(this.selected?.option ?? 0, this.builds.length - 1));
  readonly build = $derived.by((): Build | undefined => this.builds[this.option]);
  /** The fields that the chosen build fills. */
  readonly filled = $derived.by(() =>
    this.build === undefined ? [] : filledBy(this.build.action, this.build.foreseen),
  );
  /** All fields on which something can be built at once, expansions included as far as they are known. */
  readonly buildable = $derived.by((): Cell[] => {
    const cells = new Map<string, Cell>();
    for (const [action] of this.choices.builds.values())
      cells.set(cellKey(action!["at"] as Cell), action!["at"] as Cell);
    for (const each of this.known) {
      for (const cell of filledBy(each.action, each)) cells.set(cellKey(cell), cell);
    }
    return [...cells.values()];
  });
  private readonly known = $derived.by(() =>
    this.expansions?.turn === this.props.turn
      ? this.expansions.found.filter(({ action }) => action.do === "expand")
      : [],
  );

  constructor(read: () => BoardProps) {
    this.read = read;
    $effect(() => this.askForExpansions());
    $effect(() => this.askForOutcome());
  }

  private get props(): BoardProps {
    return this.read();
  }

  /** What can be built on a field, or by the settlement on it. */
  buildsAt(at: Cell): Build[] {
    const found: Build[] = (this.choices.builds.get(cellKey(at)) ?? []).map((action) => ({
      action,
      foreseen: undefined,
    }));
    const own = this.origins?.turn === this.props.turn && sameCell(this.origins.from, at) ? this.origins.found : [];
    const filling = this.known.filter((each) => filledBy(each.action, each).some((cell) => sameCell(cell, at)));
    for (const foreseen of [...filling, ...own]) {
      if (!found.some(({ action }) => sameAction(action, foreseen.action)))
        found.push({ action: foreseen.action, foreseen });
    }
    return found;
  }

  /** A field is chosen: by keyboard a second time confirms, by pointer it turns the tile. */
  async pick(at: Cell, byKeyboard: boolean): Promise<void> {
    if (!this.placing && !this.building) return;
    const again = this.at !== null && sameCell(this.at, at);
    if (again && byKeyboard) this.confirm();
    else if (this.placing && again) this.turn(1);
    else if (this.placing) await this.pickSite(at);
    else await this.pickBuild(at);
  }

  private async pickSite(at: Cell): Promise<void> {
    const site = this.choices.sites.get(cellKey(at));
    if (site === undefined) return this.explain({ volcano: at });
    this.select(at);
    if (!this.props.quick || facingsOf(site).length > 1) return;
    const { turn } = this.props;
    const placement = placementOf(site, nearestFacing(site, this.facing));
    const [foreseen] = await this.props.foresee(placement);
    if (this.props.turn === turn && foreseen !== undefined && !outcomeOf(foreseen).deadEnd) this.confirm();
  }

  private async pickBuild(at: Cell): Promise<void> {
    const { turn, scene } = this.props;
    const field = scene.fields.find((each) => sameCell(each.at, at));
    const own = (field?.pieces ?? []).some((piece) => piece.seat === scene.to_act);
    if (own) {
      const found = await this.props.foresee({ from: at });
      if (this.props.turn !== turn) return;
      this.origins = { turn, from: at, found };
    }
    const builds = this.buildsAt(at);
    if (builds.length === 0) return this.explain(own ? { do: "expand", from: at } : { at });
    this.select(at);
    if (this.props.quick && builds.length === 1) this.confirm();
  }

  private async explain(partial: Partial<Action>): Promise<void> {
    const { turn } = this.props;
    this.cancel();
    const problem = await this.props.whyNot(partial);
    if (problem !== null && this.props.turn === turn) this.props.tell(problem);
  }

  private select(at: Cell): void {
    this.selection = { turn: this.props.turn, at, option: 0 };
  }

  choose(option: number): void {
    if (this.selected === null || option >= this.builds.length) return;
    this.selection = { ...this.selected, option };
    if (this.props.quick) this.confirm();
  }

  /** Turn the tile to the next way in which it may lie. */
  turn(direction: 1 | -1): void {
    if (this.site !== undefined && this.siteFacing !== null)
      this.facing = turned(this.site, this.siteFacing, direction);
  }

  confirm(): void {
    const action = this.at === null ? null : this.placing ? this.placement : (this.build?.action ?? null);
    if (action === null) return;
    this.cancel();
    this.props.act(action);
  }

  cancel(): void {
    this.selection = null;
  }

  private askForExpansions(): void {
    const { turn } = this.props;
    if (this.choices.expansions.length === 0) return;
    void this.props.foresee({ do: "expand" }).then((found) => (this.expansions = { turn, found }));
  }

  private askForOutcome(): (() => void) | undefined {
    const { turn } = this.props;
    const placement = this.placement;
    if (placement === null) return undefined;
    const key = JSON.stringify(placement);
    if (this.outcomes?.turn === turn && this.outcomes.known.has(key)) return undefined;
    const timer = setTimeout(async () => {
      const [foreseen] = await this.props.foresee(placement);
      if (foreseen === undefined || this.props.turn !== turn) return;
      const known = this.outcomes?.turn === turn ? this.outcomes.known : [];
      this.outcomes = { turn, known: new Map([...known, [key, foreseen]]) };
    }, REST);
    return () => clearTimeout(timer);
  }
}

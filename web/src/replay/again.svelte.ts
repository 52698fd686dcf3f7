// A game seen again: one moment of it at a time.
import type { Happening } from "../boards/board";
import type { Eyes } from "../wire/http";
import { sceneAfter } from "../wire/wire";
import type { Cell, GameEvent, Replay, Scene, TableInfo } from "../wire/wire";

export const eyesOf = (view: Replay["view"]): Eyes => (view === null ? "spectator" : view);

export class Again {
  replay = $state.raw<Replay | null>(null);
  /** How many actions have been played. */
  at = $state(0);
  running = $state(false);
  pointed = $state.raw<readonly Cell[]>([]);
  happening = $state.raw<Happening | null>(null);

  private scenes: Scene[] = [];
  private count = 0;

  constructor(private readonly load: (eyes?: Eyes) => Promise<Replay>) {}

  /** With these eyes, or as the server thinks fit, at the moment that was looked at. */
  async see(eyes?: Eyes, at = this.at) {
    const replay = await this.load(eyes);
    this.scenes = [replay.first];
    this.replay = replay;
    this.at = Math.max(0, Math.min(at, replay.frames.length));
    this.happening = null;
    this.pointed = [];
  }

  get length(): number {
    return this.replay?.frames.length ?? 0;
  }

  get scene(): Scene | null {
    return this.replay && this.sceneAt(this.at);
  }

  get view(): Eyes {
    return this.replay ? eyesOf(this.replay.view) : "spectator";
  }

  private sceneAt(at: number): Scene {
    for (let n = this.scenes.length; n <= at; n++)
      this.scenes.push(sceneAfter(this.scenes[n - 1]!, this.replay!.frames[n - 1]!.scene));
    return this.scenes[at]!;
  }

  to(at: number) {
    const next = Math.max(0, Math.min(this.length, at));
    if (this.replay === null || next === this.at) return;
    const events = this.replay.frames[next - 1]?.events ?? [];
    this.happening = next === this.at + 1 ? { number: ++this.count, events, before: this.sceneAt(this.at) } : null;
    this.pointed = [];
    this.at = next;
    if (next === this.length) this.running = false;
  }

  get events(): readonly GameEvent[] {
    return this.replay?.frames[this.at - 1]?.events ?? [];
  }

  /** The table as boards want to know it. */
  get table(): TableInfo | null {
    if (this.replay === null) return null;
    const { game, rules, options, names, dice, result } = this.replay;
    return {
      id: "",
      game,
      rules,
      options,
      host: "",
      seats: names.map((name) => ({ kind: "person" as const, name })),
      settings: {},
      status: "over",
      dice: dice ?? { game: "", hash: "", nonces: [] },
      result: result?.dice ? { ranks: result.ranks, reason: result.reason, dice: result.dice } : null,
    };
  }
}

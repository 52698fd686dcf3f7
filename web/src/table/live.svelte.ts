// A table as this browser follows it: what the server said about it, and what is asked of the server.
import { attempt, complain } from "../app/notices.svelte";
import type { Happening } from "../boards/board";
import { connection, randomHex, type Follower, type Reply } from "../wire/connection.svelte";
import { api } from "../wire/http";
import { NO_TURN, sceneAfter } from "../wire/wire";
import type {
  Action,
  Cell,
  Chat,
  Foreseen,
  GameEvent,
  Hint,
  Problem,
  Scene,
  ServerMessage,
  TableInfo,
  Times,
  Turn,
} from "../wire/wire";

export interface Line {
  number: number;
  event: GameEvent;
}

export class LiveTable implements Follower {
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  turn = $state.raw<Turn>(NO_TURN);
  /** With whose eyes the scene is seen; null for spectators. */
  seat = $state.raw<number | null>(null);
  /** The seats of this person. */
  seats = $state.raw<readonly number[]>([]);
  happening = $state.raw<Happening | null>(null);
  log = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  /** What the clocks showed, and when (in the time of this page) they did. */
  clocks = $state.raw<{ times: Times; at: number } | null>(null);
  present = $state.raw<ReadonlySet<string>>(new Set());
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** A request about the game is under way: buttons wait for it. */
  busy = $state(false);
  /** Fields that the page points at. */
  pointed = $state.raw<readonly Cell[]>([]);
  rematch = $state<string | null>(null);
  /** Why the table cannot be followed. */
  problem = $state.raw<Problem | null>(null);

  private version: number | null = null;
  private leave: (() => void) | null = null;
  private lines = 0;
  private hid = false;
  private readonly promised = new Set<number>();

  constructor(readonly id: string) {}

  follow(): () => void {
    this.leave = connection.follow(this);
    return () => {
      if (connection.standing === "open") void connection.ask({ type: "unwatch", table: this.id }, true);
      this.leave?.();
    };
  }

  opened() {
    void this.watch();
  }

  private async watch() {
    const since = this.version ?? undefined;
    const reply = await connection.ask(
      { type: "watch", table: this.id, ...(since === undefined ? {} : { since }) },
      true,
    );
    if (reply.type === "refused") this.problem = reply.problem;
  }

  said(message: ServerMessage) {
    switch (message.type) {
      case "table":
        if (message.table.id === this.id) this.seated(message.table);
        break;
      case "view":
        if (message.table === this.id) this.viewed(message);
        break;
      case "changed":
        if (message.table === this.id) this.changed(message);
        break;
      case "clocks":
        if (message.table === this.id) this.clocks = { times: message.times, at: performance.now() };
        break;
      case "chat":
        if (message.table === this.id && !this.chat.some((line) => line.number === message.number))
          this.chat = [...this.chat, message].sort((one, other) => one.number - other.number);
        break;
      case "connections":
        if (message.table === this.id) this.present = new Set(message.users);
        break;
      case "rematch":
        if (message.table === this.id) this.rematch = message.new;
        break;
    }
  }

  private seated(info: TableInfo) {
    this.info = info;
    this.problem = null;
    if (this.scene === null || info.status === "gathering")
      this.seats = info.seats.flatMap((seat, n) =>
        seat.user === connection.user && seat.kind === "person" ? [n] : [],
      );
    if (info.status === "gathering") for (const seat of this.seats) void this.promise(seat);
  }

  /** The own share of the dice is given as soon as the seat is taken, without a question. */
  private async promise(seat: number) {
    if (this.info?.dice.nonces[seat] != null || this.promised.has(seat)) return;
    this.promised.add(seat);
    await connection.ask({ type: "nonce", table: this.id, seat, nonce: randomHex(16) });
    this.promised.delete(seat);
  }

  private viewed(message: Extract<ServerMessage, { type: "view" }>) {
    const first = this.version === null;
    this.version = message.version;
    this.seats = message.seats ?? [];
    this.seat = message.seat ?? null;
    this.scene = message.scene;
    this.turn = message.turn ?? NO_TURN;
    this.happening = null;
    if (first && message.version > 0) void this.recallLog();
  }

  private changed(message: Extract<ServerMessage, { type: "changed" }>) {
    if (this.scene === null || message.since !== this.version) {
      if (this.version !== null && message.version <= this.version) return;
      this.version = null;
      void this.watch();
      return;
    }
    const before = this.scene;
    const events = message.events ?? [];
    const eyes = message.seat ?? null;
    const others = eyes !== this.seat;
    this.version = message.version;
    this.seat = eyes;
    this.scene = sceneAfter(before, message.scene ?? {});
    this.turn = message.turn ?? NO_TURN;
    this.hint = null;
    this.pointed = [];
    this.happening = { number: (this.happening?.number ?? 0) + 1, events, before };
    this.log = [...this.log, ...events.map((event) => ({ number: ++this.lines, event }))];
    if (others && this.secret) {
      this.log = []; // What one of them was told is not for the next one's eyes.
      void this.recallLog();
    }
  }

  /** Whether people at this hot seat have something to hide from each other. */
  get secret(): boolean {
    if (this.seats.length < 2 || this.scene === null) return false;
    this.hid ||= this.scene.panels.some((panel) => this.seats.includes(panel.seat) && (panel.hidden ?? 0) > 0);
    return this.hid;
  }

  /** What was said before this page was opened: the game as this seat may see it again. */
  private async recallLog() {
    const replay = await api.replay(this.id, this.seat ?? "spectator").catch(() => null);
    if (replay === null || this.log.length) return;
    this.log = replay.frames.flatMap((frame) => frame.events ?? []).map((event) => ({ number: ++this.lines, event }));
  }

  // --- what is asked ---

  private ask(message: { type: string } & Record<string, unknown>): Promise<Reply> {
    return connection.ask({ ...message, table: this.id });
  }

  /** Ask for something to be done; a refusal is said, and points at its fields. */
  async request(message: { type: string } & Record<string, unknown>): Promise<boolean> {
    this.busy = true;
    const reply = await this.ask(message);
    this.busy = false;
    if (reply.type !== "refused") return true;
    this.tell(reply.problem);
    // So that a board which drew the action ahead of its answer shows what is the case again.
    this.scene = this.scene && { ...this.scene };
    return false;
  }

  private atVersion(message: { type: string } & Record<string, unknown>) {
    return this.request({ ...message, version: this.version ?? 0 });
  }

  act = (action: Action) => void this.atVersion({ type: "act", action });
  confirm = () => this.atVersion({ type: "confirm" });
  undo = () => this.atVersion({ type: "undo" });
  propose = (matter: "take-back" | "pause" | "resume" | "abort") => this.atVersion({ type: "propose", matter });
  reply = (agree: boolean) => this.request({ type: "reply", agree });
  sit = (seat: number) => this.request({ type: "sit", seat });
  stand = (seat: number) => this.request({ type: "stand", seat });
  start = () => this.request({ type: "start" });
  resign = (seat: number) => this.request({ type: "resign", seat });
  comeBack = (seat: number) => this.request({ type: "return", seat });
  talk = (text: string) => this.request({ type: "say", text });
  putBot = (seat: number, bot: string | null) => attempt(() => api.putBot(this.id, seat, bot));
  replay = () => attempt(() => api.rematch(this.id));

  async askHint() {
    this.hinting = true;
    const reply = await this.ask({ type: "hint", version: this.version ?? 0 });
    this.hinting = false;
    if (reply.type === "refused") this.tell(reply.problem);
    else if (reply.type === "advice" && reply.version === this.version) {
      this.hint = reply;
      this.pointed = cellsIn(reply.line);
    }
  }

  whyNot = async (action: Partial<Action>): Promise<Problem | null> => {
    const reply = await this.ask({ type: "why-not", version: this.version ?? 0, action });
    if (reply.type === "refused") return reply.problem;
    return reply.type === "answer" ? (reply.problem ?? null) : null;
  };

  foresee = async (action: Partial<Action>): Promise<readonly Foreseen[]> => {
    const reply = await this.ask({ type: "foresee", version: this.version ?? 0, action });
    return reply.type === "foreseen" ? (reply.outcomes as unknown as readonly Foreseen[]) : [];
  };

  tell = (problem: Problem) => {
    complain(problem);
    this.pointed = problem.cells ?? [];
  };

  point = (cells: readonly Cell[]) => (this.pointed = cells);
}

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");

/** The fields that some actions speak of. */
export const cellsIn = (line: readonly Record<string, unknown>[]): Cell[] =>
  line.flatMap((action) => Object.values(action).filter(isCell));

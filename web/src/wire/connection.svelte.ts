// The one socket of the page. It comes back by itself; what was not answered is said again, under the same id.
import type { Problem, ServerMessage } from "./wire";

export const PROTOCOL = 1;
/** With this the server dismisses a client that speaks another version. */
const OTHER_PROTOCOL = "error-protocol";

export type Standing = "idle" | "connecting" | "open" | "waiting" | "outdated";
type Asked = { type: string; id: string } & Record<string, unknown>;
export type Reply = Extract<ServerMessage, { id: string }>;

/** What follows the socket: told when it opens, and every message. */
export interface Follower {
  /** What to say first on a new connection, before what was left unanswered. */
  opened: () => void;
  said: (message: ServerMessage) => void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 6_000;
/** An open socket over which nothing is answered for so long is taken for dead. */
const SILENCE_MS = 12_000;

export class Connection {
  standing = $state<Standing>("idle");
  /** Why the server closed last, in its own words. */
  farewell = $state.raw<Problem | null>(null);
  /** The public id of whoever this connection belongs to. */
  user = $state<string | null>(null);

  private socket: WebSocket | null = null;
  private readonly followers = new Set<Follower>();
  private readonly waiting = new Map<string, { message: Asked; answered: (reply: Reply) => void; lasting: boolean }>();
  /** As `standing` says too; but pages that are being taken down still see what that said before. */
  private over = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private readonly prefix = randomHex(6);

  constructor() {
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  /** Follow the socket, opening it if need be. Gives back how to leave. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    if (this.standing === "open") follower.opened();
    else if (this.socket === null && this.standing !== "waiting" && !this.over) this.open();
    return () => {
      this.followers.delete(follower);
      if (this.followers.size === 0) this.close();
    };
  }

  /**
   * Say something that is answered. What was not answered when the connection broke is said again, unless it is
   * `passing`: then whoever follows says it anew.
   */
  ask(message: { type: string } & Record<string, unknown>, passing = false): Promise<Reply> {
    const asked: Asked = { ...message, id: `${this.prefix}-${++this.count}` };
    return new Promise((answered) => {
      this.waiting.set(asked.id, { message: asked, answered, lasting: !passing });
      if (this.standing === "open") this.send(asked);
    });
  }

  /** Make the connection anew, as another person. */
  renew() {
    this.waiting.clear();
    this.close();
    if (this.followers.size > 0 && !this.over) this.open();
  }

  private hurry() {
    if (this.standing !== "waiting") return;
    clearTimeout(this.timer);
    this.open();
  }

  private open() {
    this.standing = "connecting";
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${window.location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private close() {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (!this.over) this.standing = "idle";
  }

  private lost(after?: number) {
    clearTimeout(this.silence);
    this.socket = null;
    if (this.over) return;
    for (const [id, each] of this.waiting) if (!each.lasting) this.waiting.delete(id);
    this.standing = "waiting";
    const pause = after ?? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures++;
    this.timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  private heard(message: ServerMessage) {
    clearTimeout(this.silence);
    if (message.type === "welcome") return this.welcomed(message.protocol, message.user);
    if (message.type === "goodbye") return this.dismissed(message.problem, message.again ?? null);
    if ("id" in message) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      asked?.answered(message);
    }
    for (const follower of [...this.followers]) follower.said(message);
    if (this.waiting.size) this.expectWord();
  }

  /** Only a reload helps: the server, or the files of this page, are of another version. */
  outdate() {
    this.over = true;
    this.close();
    this.standing = "outdated";
  }

  private welcomed(protocol: number, user: string) {
    if (protocol !== PROTOCOL) return this.outdate();
    this.standing = "open";
    this.farewell = null;
    this.failures = 0;
    this.user = user;
    const unanswered = [...this.waiting.values()];
    for (const follower of [...this.followers]) follower.opened();
    for (const each of unanswered) this.send(each.message);
  }

  private dismissed(problem: Problem, again: number | null) {
    if (problem.message === OTHER_PROTOCOL) return this.outdate();
    this.farewell = problem;
    const socket = this.socket;
    this.lost(again === null ? LONGEST_PAUSE_MS : again * 1000);
    socket?.close();
  }

  private send(message: Asked) {
    this.socket?.send(JSON.stringify(message));
    this.expectWord();
  }

  private expectWord() {
    clearTimeout(this.silence);
    const socket = this.socket;
    this.silence = setTimeout(() => {
      if (socket === null || socket !== this.socket) return;
      this.lost(0);
      socket.close();
    }, SILENCE_MS);
  }
}

export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const connection = new Connection();

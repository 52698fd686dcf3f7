import type { GameEvent, Scene, SceneChange, Seat, Settings, TableInfo } from "./wire";
type Value = string | number | boolean;
export interface Me { id: string; name: string; account: boolean }
export interface OptionInfo { name: string; default: Value; choices: Value[] }
export interface ClauseInfo { id: string; kind: string; source: string[]; ruling: boolean }
export interface GameInfo { id: string; players: number[]; rules: number; options: OptionInfo[]; levels: string[]; clauses: ClauseInfo[] }
export interface TableSummary { id: string; game: string; options: Record<string, Value>; seats: Seat[]; settings: Settings; status: TableInfo["status"]; host: string; created: number; changed: number; in_turn?: number | null }
export interface NewSeat { kind: "me" | "open" | "bot"; bot?: string | null }
export interface NewTable { game: string; options?: Record<string, Value>; seats: NewSeat[]; settings?: Settings; start?: boolean }
export interface RatedRow { player: string; name: string; bot: boolean; mean: number; deviation: number; games: number }
export interface Frame { seat: number | null; action: Record<string, unknown> | null; text: string; events: GameEvent[]; scene: SceneChange }
export interface Replay { game: string; rules: number; options: Record<string, Value>; names: string[]; view: number | "revealed" | null; views: (number | "revealed" | null)[]; first: Scene; frames: Frame[] }
export interface Best { line: string[]; action: Record<string, unknown> | null; share: number; reasons: GameEvent[] }
export interface Decision { frame: number; seat: number; shares: number[]; loss: number; best: Best[] }
export interface Analysis { status: "queued" | "working" | "done" | "failed"; done: number; of: number; decisions: Decision[] }

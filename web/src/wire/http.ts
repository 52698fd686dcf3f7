// What is asked over HTTP. Every refusal is a Problem, in words of the catalogue.
import type {
  Analysis,
  GameInfo,
  Me,
  NewSeat,
  NewTable,
  Problem,
  RatedRow,
  Replay,
  TableInfo,
  TableSummary,
} from "./wire";
import { heardBack } from "./reach.svelte";

/** The server turned a request down, or was not there. */
export class Failure extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** With whose eyes a replay is seen. */
export type Eyes = number | "revealed" | "spectator";

async function answer(path: string, request: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...request });
  } catch {
    heardBack(false);
    throw new Failure({ message: "web-problem-unreachable" }, 0);
  }
  heardBack(true);
  if (!response.ok) throw new Failure(await problemIn(response), response.status);
  return response;
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    if (typeof said.message === "string") return said as Problem;
  } catch {
    // No JSON: something before our server answered.
  }
  return { message: "web-problem-status", arguments: { status: response.status } };
}

const get = async <T>(path: string): Promise<T> => (await answer(path)).json() as Promise<T>;

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await answer(path, { method: "POST", headers, body: JSON.stringify(body) });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const query = (asked: Record<string, string | number | undefined>): string => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
};

export const api = {
  guest: (language: string) => post<Me>("/guest", { language }),
  me: () => get<Me>("/me"),
  rename: (name: string) => post<Me>("/me", { name }),
  account: (name: string, passphrase: string) => post<Me>("/account", { name, passphrase }),
  signIn: (name: string, passphrase: string) => post<Me>("/sign-in", { name, passphrase }),
  signOut: () => post<void>("/sign-out", {}),

  games: () => get<GameInfo[]>("/games"),
  ratings: (game: string, players?: number) => get<RatedRow[]>(`/ratings${query({ game, players })}`),

  myTables: () => get<TableSummary[]>("/my/tables"),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  newTable: (table: NewTable) => post<TableInfo>("/tables", table),
  putBot: (id: string, seat: number, bot: string | null) => post<TableInfo>(`/tables/${id}/bot`, { seat, bot }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`, {}),
  fork: (id: string, after: number, seats: NewSeat[]) =>
    post<TableInfo>(`/tables/${id}/fork`, { after, seats, start: true }),

  replay: (id: string, view?: Eyes) => get<Replay>(`/tables/${id}/replay${query({ view })}`),
  replayOf: async (record: string, view?: Eyes): Promise<Replay> =>
    (await answer(`/replay${query({ view })}`, { method: "POST", body: record })).json() as Promise<Replay>,
  recordPath: (id: string, seat?: number) => `/api/tables/${id}/record${query({ seat })}`,

  analyse: (of: { table: string } | { record: string }) => post<Analysis>("/analyses", of),
  analysis: (id: string) => get<Analysis>(`/analyses/${id}`),
};

// Who plays in this browser. Whoever just looks around is nobody; a guest is made silently when one is needed.
import { connection } from "../wire/connection.svelte";
import { api, Failure } from "../wire/http";
import type { Me } from "../wire/wire";
import { language } from "../words/say.svelte";

const state = $state<{ me: Me | null }>({ me: null });
let asking: Promise<Me> | null = null;

export const person = (): Me | null => state.me;

/** Remember across visits whether there is anybody to ask for. */
const MET = "lavafield.met";

function keep(me: Me | null): Me | null {
  if (me === null) localStorage.removeItem(MET);
  else localStorage.setItem(MET, me.id);
  return (state.me = me);
}

export async function recall(): Promise<void> {
  if (localStorage.getItem(MET) === null) return;
  try {
    state.me = await api.me();
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    if (problem.status === 401) keep(null); // Nobody any more: the next visit need not ask.
  }
}

/** The person, made a guest if there was none. */
export async function somebody(): Promise<Me> {
  if (state.me !== null) return state.me;
  asking ??= api.guest(language()).finally(() => (asking = null));
  return keep(await asking)!;
}

/** After a change of who this is, the connection has to be made anew: it belongs to somebody. */
export function become(me: Me | null) {
  const other = me?.id !== state.me?.id;
  keep(me);
  if (other) connection.renew();
}

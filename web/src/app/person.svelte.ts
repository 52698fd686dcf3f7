// Who plays in this browser. Whoever just looks around is nobody; a guest is made silently when one is needed.
import { connection } from "../wire/connection.svelte";
import { api, Failure } from "../wire/http";
import type { Me } from "../wire/wire";
import { language } from "../words/say.svelte";

const state = $state<{ me: Me | null }>({ me: null });
let asking: Promise<Me> | null = null;

export const person = (): Me | null => state.me;

export async function recall(): Promise<void> {
  try {
    state.me = await api.me();
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
  }
}

/** The person, made a guest if there was none. */
export async function somebody(): Promise<Me> {
  if (state.me !== null) return state.me;
  asking ??= api.guest(language()).finally(() => (asking = null));
  return (state.me = await asking);
}

/** After a change of who this is, the connection has to be made anew: it belongs to somebody. */
export function become(me: Me | null) {
  const other = me?.id !== state.me?.id;
  state.me = me;
  if (other) connection.renew();
}

// Short notes at the edge of the page, such as a refusal. They go by themselves; screen readers speak them.
import { Failure } from "../wire/http";
import type { Problem } from "../wire/wire";
import { sayProblem } from "../words/say.svelte";

export interface Notice {
  number: number;
  text: string;
  kind: "problem" | "note";
}

const SHOWN_MS = 7000;
let count = 0;

export const notices = $state<Notice[]>([]);

export function notice(text: string, kind: Notice["kind"] = "note") {
  const number = ++count;
  if (notices.some((each) => each.text === text)) return;
  notices.push({ number, text, kind });
  setTimeout(() => dismiss(number), SHOWN_MS);
}

export function dismiss(number: number) {
  const at = notices.findIndex((each) => each.number === number);
  if (at >= 0) notices.splice(at, 1);
}

export const complain = (problem: Problem) => notice(sayProblem(problem), "problem");

/** Do what may be turned down: then it is said, and nothing comes back. What nobody foresaw goes on to the error page. */
export async function attempt<T>(task: () => Promise<T>): Promise<T | undefined> {
  try {
    return await task();
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    complain(problem.problem);
    return undefined;
  }
}

// The words of the page in the language that was chosen. What is rendered with them changes when the language does.
import { untrack } from "svelte";
import type { GameEvent, Problem } from "../wire/wire";
import { CATALOGUE_NAMES, LANGUAGES, type Arguments, Words } from "./words";

const REMEMBERED = "lavafield.language";

const current = $state<{ words: Words | null; learnt: number }>({ words: null, learnt: 0 });
/** The catalogues beyond the first, such as those of the games that were met. */
const wanted = new Set<string>();

function words(): Words {
  void current.learnt;
  if (current.words === null) throw new Error("words were asked for before a language was chosen");
  return current.words;
}

/** The words of a message ("TAL-TURN") or of one of its attributes ("TAL-TURN.refused"). */
export const say = (id: string, args: Arguments = {}): string => words().text(id, args);
export const canSay = (id: string): boolean => words().has(id);
export const sayProblem = (problem: Problem): string => words().problem(problem);
export const sayEvent = (event: GameEvent, names: readonly string[]): string => words().event(event, names);
export const language = (): string => words().language;

/** Learn a catalogue, such as that of a game: now, and again in each language that is chosen later. */
export async function learn(...catalogues: string[]): Promise<void> {
  const unknown = catalogues.filter((catalogue) => !wanted.has(catalogue));
  catalogues.forEach((catalogue) => wanted.add(catalogue));
  // Whoever asks within an effect shall not run again because something was learnt.
  const now = untrack(words);
  await Promise.all(catalogues.map((catalogue) => now.load(catalogue)));
  if (unknown.length) current.learnt++;
}

/** Learn all that is said about a game: by its rules, and by its board. */
export const learnGame = (game: string): Promise<void> =>
  learn(...[game, `web-${game}`].filter((catalogue) => CATALOGUE_NAMES.has(catalogue)));

export async function speak(chosen: string): Promise<void> {
  const next = await Words.of(chosen);
  await Promise.all([...wanted].map((catalogue) => next.load(catalogue)));
  current.words = next;
  document.documentElement.lang = chosen;
  localStorage.setItem(REMEMBERED, chosen);
}

/** What was chosen before, or else the first language of the browser that there is. */
export function preferredLanguage(): string {
  const asked = [localStorage.getItem(REMEMBERED), ...navigator.languages.map((tag) => tag.split("-")[0]!)];
  return asked.find((tag) => tag !== null && LANGUAGES.includes(tag)) ?? "en";
}

// Every word comes from the Fluent catalogues of the package, which are loaded per language and game.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Problem } from "../wire/wire";

const CATALOGUES = import.meta.glob<string>("$locale/*/*.ftl", { query: "?raw", import: "default" });
/** Of the terminal only; the browser does not say these. */
const UNUSED = ["cli"];
/** Loaded before the first page is shown. */
const FIRST = ["common", "server", "network", "afterwards", "workers", "web"];

export type Arguments = Record<string, FluentVariable>;

export const LANGUAGES = [...new Set(Object.keys(CATALOGUES).map((path) => path.split("/").at(-2)!))].sort();
/** Of all languages together: each has the same. */
export const CATALOGUE_NAMES = new Set(
  Object.keys(CATALOGUES).map((path) => path.split("/").at(-1)!.replace(".ftl", "")),
);

export class Words {
  private readonly bundle: FluentBundle;
  private readonly loaded = new Set<string>();

  private constructor(readonly language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  static async of(language: string): Promise<Words> {
    const words = new Words(language);
    await Promise.all(FIRST.map((catalogue) => words.load(catalogue)));
    return words;
  }

  /** Learn the words of a game. */
  async load(catalogue: string): Promise<void> {
    if (this.loaded.has(catalogue) || UNUSED.includes(catalogue)) return;
    const path = Object.keys(CATALOGUES).find((each) => each.endsWith(`/${this.language}/${catalogue}.ftl`));
    if (path === undefined) throw new Error(`no catalogue ${catalogue} in ${this.language}`);
    this.bundle.addResource(new FluentResource(await CATALOGUES[path]!()));
    this.loaded.add(catalogue);
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The words of a message ("TAL-TURN") or of one of its attributes ("TAL-TURN.refused"). */
  text(id: string, args: Arguments = {}): string {
    const pattern = this.pattern(id);
    if (pattern === null) throw new Error(`no words for ${id} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Error(`${id} in ${this.language}: ${errors.map(String).join("; ")}`);
    return text;
  }

  problem(problem: Problem): string {
    return this.text(problem.message, problem.arguments ?? {});
  }

  /** An event in words, with the players' names: the counterpart of event_text in the engine. */
  event(event: GameEvent, names: readonly string[]): string {
    const seats = event.seats ?? [];
    const args: Arguments = { ...event.arguments };
    if (seats.length === 1) args["player"] = names[seats[0]!]!;
    else if (seats.length) args["players"] = seats.map((seat) => names[seat]).join(", ");
    return this.text(event.id, args);
  }

  private pattern(id: string) {
    const [name, attribute] = id.split(".", 2) as [string, string?];
    const message = this.bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }
}

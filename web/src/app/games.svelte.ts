// The games that the server knows, asked once.
import { api } from "../wire/http";
import type { GameInfo, Seat } from "../wire/wire";
import { canSay, learn, say } from "../words/say.svelte";

let asked: Promise<GameInfo[]> | null = null;

/** All games, with their words learnt. */
export function games(): Promise<GameInfo[]> {
  asked ??= api
    .games()
    .then(async (found) => {
      await learn(...found.map((game) => game.id));
      return found;
    })
    .catch((problem: unknown) => {
      asked = null;
      throw problem;
    });
  return asked;
}

export const gameName = (id: string): string => (canSay(`${id}-name`) ? say(`${id}-name`) : id);

/** A bot by its name: those of the ladder have names of their own. */
export function botName(bot: string): string {
  const level = /^level:(\d+)$/.exec(bot)?.[1];
  return level !== undefined && canSay(`level-${level}`)
    ? say("web-bot-level", { name: say(`level-${level}`), level })
    : bot;
}

export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.kind === "bot") return botName(seat.bot ?? seat.name ?? "");
  return seat.name ?? "";
}

/** Display names by seat: of equal ones, each says which seat it is. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : say("web-seat-numbered", { name, n: seat + 1 }),
  );
}

/** The words of one value of an option. */
export function choiceName(game: string, option: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return say(value ? "choice-yes" : "choice-no");
  return say(`${game}-option-${option}-${value}`);
}

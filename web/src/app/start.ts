// Two clicks from the first page to a game: a table with the person and a bot, started at once.
import { api } from "../wire/http";
import { attempt } from "./notices.svelte";
import { somebody } from "./person.svelte";
import { go } from "./route.svelte";

export const playAgainst = (game: string, bot: string) =>
  attempt(async () => {
    await somebody();
    const seats = [{ kind: "me" as const }, { kind: "bot" as const, bot }];
    const table = await api.newTable({ game, seats, start: true });
    go(`/table/${table.id}`);
  });

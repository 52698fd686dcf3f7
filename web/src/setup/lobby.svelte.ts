// The list of tables, as it changes.
import { connection, type Follower } from "../wire/connection.svelte";
import type { ServerMessage, TableSummary } from "../wire/wire";

const LISTED = ["gathering", "playing", "paused"];

export class LobbyList implements Follower {
  tables = $state.raw<readonly TableSummary[] | null>(null);

  follow(): () => void {
    const leave = connection.follow(this);
    return () => {
      if (connection.standing === "open") void connection.ask({ type: "unlobby" }, true);
      leave();
    };
  }

  opened() {
    void connection.ask({ type: "lobby" }, true);
  }

  said(message: ServerMessage) {
    if (message.type === "lobby") this.tables = message.tables;
    else if (message.type === "lobby-changed") {
      const { table } = message;
      const others = (this.tables ?? []).filter((each) => each.id !== table.id);
      const listed = LISTED.includes(table.status) && table.settings.listed !== false;
      this.tables = listed ? [table, ...others] : others;
    }
  }
}

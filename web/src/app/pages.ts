// Which component shows which page. All but the first page are loaded when they are asked for.
import type { Component } from "svelte";
import Home from "../pages/Home.svelte";
import type { PageName, Params } from "./route.svelte";

export interface PageProps {
  params: Params;
  query: URLSearchParams;
}

type Page = Component<PageProps>;
type Loader = () => Promise<{ default: Page }>;

const LATER: Record<Exclude<PageName, "home">, Loader> = {
  game: () => import("../pages/GamePage.svelte"),
  new: () => import("../pages/NewTablePage.svelte"),
  lobby: () => import("../pages/LobbyPage.svelte"),
  mine: () => import("../pages/MinePage.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  "open-replay": () => import("../pages/OpenReplayPage.svelte"),
  account: () => import("../pages/AccountPage.svelte"),
  missing: () => import("../pages/MissingPage.svelte"),
};

export const FIRST: Page = Home;

export const pageOf = async (name: PageName): Promise<Page> => (name === "home" ? Home : (await LATER[name]()).default);

// Which page is shown. Links are plain links; App catches clicks on those within the site.
export type Params = Record<string, string>;
export type PageName =
  "home" | "game" | "new" | "lobby" | "mine" | "table" | "replay" | "open-replay" | "account" | "missing";

const ROUTES: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/games\/(?<game>[\w-]+)$/, "game"],
  [/^\/new\/(?<game>[\w-]+)$/, "new"],
  [/^\/lobby$/, "lobby"],
  [/^\/mine$/, "mine"],
  [/^\/table\/(?<id>[\w-]+)$/, "table"],
  [/^\/replay\/(?<id>[\w-]+)$/, "replay"],
  [/^\/replay$/, "open-replay"],
  [/^\/account$/, "account"],
];

interface Route {
  path: string;
  page: PageName;
  params: Params;
  query: URLSearchParams;
}

function routeAt(location: Pick<Location, "pathname" | "search">): Route {
  const path = location.pathname.replace(/(?<=.)\/$/, "");
  const query = new URLSearchParams(location.search);
  for (const [pattern, page] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { path, page, params: { ...match.groups }, query };
  }
  return { path, page: "missing", params: {}, query };
}

let current = $state.raw<Route>(routeAt(window.location));

export const route = (): Route => current;

export function go(to: string, how: "push" | "replace" = "push") {
  if (how === "replace") history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  current = routeAt(window.location);
  if (how === "push") window.scrollTo(0, 0);
}

/** Take over clicks on links within the site, and the buttons of the browser. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
    if (/^\/(api|schema|health|metrics)(\/|$)/.test(link.pathname)) return;
    if (link.hash && link.pathname === window.location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  const moved = () => (current = routeAt(window.location));
  document.addEventListener("click", clicked);
  window.addEventListener("popstate", moved);
  return () => {
    document.removeEventListener("click", clicked);
    window.removeEventListener("popstate", moved);
  };
}

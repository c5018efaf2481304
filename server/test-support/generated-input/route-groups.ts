import { allRoutes } from "@seedbed/contract/all-routes";
import { bulkConceptRoutes } from "@seedbed/contract/concepts/bulk";
import { conceptRoutes } from "@seedbed/contract/concepts/routes";
import { similarIdeaRoutes } from "@seedbed/contract/concepts/similar";
import type { Route, RouteKey } from "@seedbed/contract/route";

/** What is tested on one server. */
export type RouteGroup = "company" | "incubation" | "bank" | "report";

/** The routes of a group: what reads comes first, what removes things last. Every route of the contract is in one group. */
export function routesOf(group: RouteGroup): [RouteKey, Route][] {
  const routes = (Object.entries(allRoutes) as [RouteKey, Route][]).filter(([key]) => groupOf(key) === group);
  return routes.sort(([one], [other]) => turnOf(one) - turnOf(other));
}

function turnOf(key: RouteKey): number {
  if (key.startsWith("GET ")) return 1;
  // With a profile or a sizing all goes that it holds.
  if (key === "DELETE v2/concept/customer-profile/{pid}") return 4;
  if (key === "DELETE v2/concept/financial-projection/{fid}/market-sizing/{itemId}") return 4;
  // Whoever else is there is signed out, and in the end who calls it.
  if (key === "DELETE v1/account/sessions") return 6;
  if (key === "DELETE v1/user/sessions") return 7;
  // There is one of each: another is written where one was removed.
  if (/^POST .*\{fid\}\/(pricing|business-model|market-sizing)$/.test(key)) return 5;
  return key.startsWith("DELETE ") ? 3 : 2;
}

function groupOf(key: RouteKey): RouteGroup {
  if (/concept\/(seed|incubation|ignition)\b/.test(key)) return "incubation";
  if (/v1\/(customer-profile|interview)\//.test(key)) return "report";
  if (!key.includes("/concept/")) return "company";
  return key in { ...conceptRoutes, ...similarIdeaRoutes, ...bulkConceptRoutes } ? "bank" : "report";
}

import type { TokenScope } from "./access/token-scopes.ts";
import type { Route, RouteKey } from "./route.ts";

/**
 * The scope that a personal access token needs for a route; null where no token is good enough. What a route says itself counts. Of the others
 * tokens read what people read and do what members do; what admins do, and what a person does about the own account, wants that person.
 */
export function tokenScopeOf(key: RouteKey, { access, tokens }: Pick<Route, "access" | "tokens">): TokenScope | null {
  if (tokens !== undefined) return tokens === "never" ? null : tokens;
  if (access === "admin") return null;
  if (key.startsWith("GET ")) return "read";
  return access === "member" ? "write" : null;
}

import { allRoutes } from "@seedbed/contract/all-routes";
import { type ErrorCode, errorCodesOf } from "@seedbed/contract/error-codes";
import { WireError } from "@seedbed/contract/errors";
import type { Route } from "@seedbed/contract/route";

/** Refusals that come before it is known which route is meant. */
const unrouted: readonly ErrorCode[] = ["timed_out", "headers_too_large"];

/** Throws when a route of the contract answers with a code that neither any route may answer nor this one declares. */
export function assertDeclared(key: string, body: unknown): void {
  const route = (allRoutes as Record<string, Route>)[key];
  const { data: error } = WireError.safeParse(body);
  if (!route || !error || unrouted.includes(error.code) || errorCodesOf(key, route).includes(error.code)) return;
  throw new Error(
    `${key} answered "${error.code}", which the contract does not declare: ${JSON.stringify(error.detail)}`,
  );
}

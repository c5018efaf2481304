import { createCall } from "./create-call.ts";
import { exchange } from "./exchange.ts";
import { session } from "./session.ts";

/**
 * Calls a route of the contract as the signed-in person and answers what the route promises.
 * Throws `CallFailed` (see `exchange`); what is `unauthenticated` is tried once more with a fresh access token.
 */
export const call = createCall({
  exchange,
  session,
  log: (message) => console.warn(message),
});

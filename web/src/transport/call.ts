import { createCall } from "./create-call.ts";
import { createEarlyReads } from "./early-reads.ts";
import { exchange } from "./exchange.ts";
import { session } from "./session.ts";

/**
 * `call` asks a route of the contract as the signed-in person and answers what the route promises.
 * Throws `CallFailed` (see `exchange`); what is `unauthenticated` is tried once more with a fresh access token.
 * `readEarly` does so ahead of the page that will call it.
 */
export const { call, readEarly } = createEarlyReads(
  createCall({
    exchange,
    session,
    log: (message) => console.warn(message),
  }),
);

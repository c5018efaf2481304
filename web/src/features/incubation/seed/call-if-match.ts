import { type Call, createCall } from "../../../transport/create-call.ts";
import { exchange } from "../../../transport/exchange.ts";
import { session } from "../../../transport/session.ts";

/** Like `call`, for a change of something the person knows by this ETag: `precondition_failed` when it has changed since. */
export function callIfMatch(etag: string): Call {
  return createCall({
    exchange: (outgoing) => exchange({ ...outgoing, headers: { ...outgoing.headers, "if-match": `"${etag}"` } }),
    session,
    log: (message) => console.warn(message),
  });
}

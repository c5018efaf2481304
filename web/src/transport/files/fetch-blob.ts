import type { AllRoutes } from "@seedbed/contract/all-routes";
import { type CallKey, type CallOptions, createCall } from "../create-call.ts";
import { send } from "../exchange.ts";
import { session } from "../session.ts";

type Shown = { image: true } | { video: true } | { file: string };
type ShownKey = { [Key in CallKey]: AllRoutes[Key] extends Shown ? Key : never }[CallKey];

const receive = createCall({
  exchange: (outgoing) => send(outgoing, (response) => response.blob()),
  session,
  log: (message) => console.warn(message),
});

/**
 * Calls a route that answers an image, a film or a file to be shown, as the signed-in person: an `img` or a `video` alone would come without a token.
 * Throws like `call`.
 */
export function fetchBlob<Key extends ShownKey>(key: Key, options: CallOptions<Key>): Promise<Blob> {
  // Here `receive` answers what its own exchange makes of the response.
  return (receive as Receive)(key, options) as Promise<Blob>;
}

type Receive = (key: string, options: unknown) => Promise<unknown>;

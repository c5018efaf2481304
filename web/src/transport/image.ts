import { createCall } from "./create-call.ts";
import { send } from "./exchange.ts";
import { session } from "./session.ts";

const receive = createCall({
  exchange: (outgoing) => send(outgoing, (response) => response.blob()),
  session,
  log: (message) => console.warn(message),
  // An address that an answer named has no key of its own in the contract.
}) as unknown as (key: string, options: { signal?: AbortSignal }) => Promise<unknown>;

/** Whether an image is one of our server's own, which asks who wants it: a browser's `img` cannot tell it. */
export const asksWhoOneIs = (url: string) => url.startsWith("/api/");

/** An image that asks who one is. Throws `CallFailed`, also for what is no image. */
export async function imageAt(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await receive(`GET ${url.slice("/api/".length)}`, { signal });
  if (answer instanceof Blob && answer.type.startsWith("image/")) return answer;
  throw new Error("What came is no image.");
}

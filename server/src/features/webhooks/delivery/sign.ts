import { createHmac } from "node:crypto";

/** What receivers know the secret by. */
const secretPrefix = "whsec_";

/** A secret as it is shown, from what is kept. */
export const shownSecret = (secret: string) => secretPrefix + secret;

/**
 * The headers of a delivery as Standard Webhooks has them: HMAC-SHA-256 over id, timestamp and the very bytes of the body, with dots between. `secret` is
 * base64; `at` is the moment of the attempt, so that a receiver can refuse what is old.
 */
export function signedHeaders(secret: string, { id, body, at }: { id: string; body: string; at: Date }) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac("sha256", Buffer.from(secret, "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

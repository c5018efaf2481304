import { timingSafeEqual } from "node:crypto";
import { Failure } from "../../../../platform/failure.ts";
import type { ExternalSignIn } from "./external-sign-in.ts";
import { hashOf } from "./seal.ts";

/**
 * Begins the session of a finished sign-in and gives its secret, the page's refresh token, and whose it is. Throws `unauthenticated` for a hand-over that
 * is unknown, used or older than a minute, and for a browser that did not begin the sign-in; either way it is used up.
 */
export async function redeemHandoff(
  { handoffs, sessions }: Pick<ExternalSignIn, "handoffs" | "sessions">,
  handoff: string,
  browser: string,
): Promise<{ token: string; subject: string }> {
  const kept = await handoffs.take(handoff);
  if (!kept || !timingSafeEqual(Buffer.from(kept.browser), Buffer.from(hashOf(browser))))
    throw new Failure("unauthenticated", "This sign-in has expired or was already used. Sign in again.");
  return { token: await sessions.keep(kept.session), subject: kept.session.subject };
}

import { setTimeout as wait } from "node:timers/promises";
import { decodeJwt } from "jose";
import { ResponseBodyError, refreshTokenGrant } from "openid-client";
import { refusedToken } from "../verify-access-token.ts";
import type { ExternalSession, ExternalSignIn } from "./external-sign-in.ts";
import { providerTimeout, providerUnavailable, reasonOf } from "./provider-connection.ts";
import { resourceOf } from "./request-target.ts";

/** How long (ms) one server may work on a session: a call to the provider, and one for its keys. */
const held = 2.5 * providerTimeout * 1000;
const pause = 100;
/** The first access token is given out with at least this much (ms) of its life left. */
const leastLife = 5_000;

/**
 * A new access token for the session. Throws `unauthenticated` when the session is over, here or at the provider, and `unavailable`, with
 * the session kept, when the provider cannot tell. Of calls at the same time, also at several servers, one at a time asks the provider:
 * a refresh token that is used twice would end the session at many of them.
 */
export async function renewAccessToken(dependencies: ExternalSignIn, secret: string): Promise<string> {
  const { sessions, clock } = dependencies;
  const session = await takeTurn(dependencies, secret);
  if (!session) throw refusedToken();
  const { firstAccessToken } = session;
  if (firstAccessToken && lifeLeft(firstAccessToken, clock()) > leastLife) {
    await sessions.release(secret, { ...session, firstAccessToken: null });
    return firstAccessToken;
  }
  const renewed = await refresh(dependencies, secret, session);
  if (renewed) return renewed;
  await sessions.take(secret);
  throw refusedToken();
}

/** The new access token; null when the provider has ended the session, or never said how to go on with it. */
async function refresh(
  { provider, configuration, sessions, log }: ExternalSignIn,
  secret: string,
  session: ExternalSession,
): Promise<string | null> {
  const { refreshToken } = session;
  if (!refreshToken) return null;
  try {
    const tokens = await refreshTokenGrant(await configuration(), refreshToken, resourceOf(provider));
    await sessions.release(secret, {
      ...session,
      refreshToken: tokens.refresh_token ?? refreshToken,
      idToken: tokens.id_token ?? session.idToken,
      firstAccessToken: null,
    });
    return tokens.access_token;
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === "invalid_grant") return null;
    log.warn({ part: "identity", reason: reasonOf(error) }, "an access token could not be renewed");
    await sessions.release(secret);
    throw providerUnavailable();
  }
}

async function takeTurn({ sessions }: ExternalSignIn, secret: string): Promise<ExternalSession | null> {
  for (let waited = 0; waited < held; waited += pause) {
    const session = await sessions.hold(secret, held);
    if (session !== "busy") return session;
    await wait(pause);
  }
  throw providerUnavailable();
}

const lifeLeft = (token: string, now: Date) => (decodeJwt(token).exp ?? 0) * 1000 - now.getTime();

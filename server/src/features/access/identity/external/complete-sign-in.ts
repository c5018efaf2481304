import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { authorizationCodeGrant, fetchUserInfo, tokenRevocation } from "openid-client";
import { welcomeExternalUser } from "../../operations/welcome-external-user.ts";
import { callbackPath } from "./begin-sign-in.ts";
import type { BegunSignIn, ExternalSession, ExternalSignIn } from "./external-sign-in.ts";
import { hasClaim, profileIn, roleIn } from "./person-in-claims.ts";
import { reasonOf } from "./provider-connection.ts";
import { resourceOf } from "./request-target.ts";
import { signInProblemOf } from "./sign-in-problem-of.ts";
import { UnusableAccessToken, usableAccessToken } from "./usable-access-token.ts";

type Completion = { handoff: string } | { problem: SignInProblem } | "unverified";

/**
 * Takes what the provider sent the browser back with: checks it against the sign-in that was begun, exchanges the code, and makes or
 * recognises the person. Gives a hand-over that works once, for the browser that began; a person whose address is not verified gets none.
 */
export async function completeSignIn(
  dependencies: ExternalSignIn,
  query: URLSearchParams,
  address: string,
): Promise<Completion> {
  const begun = await dependencies.signIns.take(query.get("state") ?? "");
  if (!begun) return { problem: "expired" };
  try {
    return await complete(dependencies, begun, { query, address });
  } catch (error) {
    const problem = signInProblemOf(error);
    if (!problem) throw error;
    const sentence = error instanceof UnusableAccessToken ? error.message : "a sign-in failed";
    dependencies.log.warn({ part: "identity", problem, reason: reasonOf(error) }, sentence);
    return { problem };
  }
}

async function complete(
  dependencies: ExternalSignIn,
  { browser, nonce, verifier }: BegunSignIn,
  { query, address }: { query: URLSearchParams; address: string },
): Promise<Completion> {
  const { publicUrl, provider, clock, handoffs } = dependencies;
  const configuration = await dependencies.configuration();
  const issuer = await dependencies.issuer();
  const tokens = await authorizationCodeGrant(
    configuration,
    new URL(`${publicUrl}${callbackPath}?${query}`),
    {
      expectedNonce: nonce,
      expectedState: query.get("state") ?? "",
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    },
    resourceOf(provider),
  );
  const { access_token: accessToken, refresh_token: refreshToken = null, id_token: idToken = null } = tokens;
  const { sub: identifiedAs = "", ...identified } = tokens.claims() ?? {};
  const { sub, ...granted } = await usableAccessToken(issuer, accessToken, clock());
  const claims = { ...granted, ...identified };
  const lacking = ["email", "email_verified", ...(provider.roleClaim ? [provider.roleClaim] : [])];
  if (lacking.some((claim) => !hasClaim(claims, claim)))
    Object.assign(claims, await toldSeparately(dependencies, accessToken, identifiedAs), identified);

  const profile = profileIn(claims);
  if (!profile?.emailVerified) {
    await tokenRevocation(configuration, refreshToken ?? accessToken).catch(() => undefined);
    return profile ? "unverified" : { problem: "no-email" };
  }
  const subject = issuer.subjectPrefix + sub;
  const role = provider.roleClaim ? roleIn(claims, provider.roleClaim) : null;
  await welcomeExternalUser(dependencies, { subject, issuerPrefix: issuer.subjectPrefix, profile, role }, address);
  const session: ExternalSession = { subject, refreshToken, idToken, firstAccessToken: accessToken };
  return { handoff: await handoffs.keep({ browser, session }) };
}

/** What the provider tells about the person at an address of its own; nothing when it has none, or does not take the token there. */
async function toldSeparately(
  { configuration, log }: ExternalSignIn,
  accessToken: string,
  subject: string,
): Promise<Record<string, unknown>> {
  const known = await configuration();
  if (!known.serverMetadata().userinfo_endpoint) return {};
  try {
    return await fetchUserInfo(known, accessToken, subject);
  } catch (error) {
    log.info({ part: "identity", reason: reasonOf(error) }, "the identity provider's user info cannot be read");
    return {};
  }
}

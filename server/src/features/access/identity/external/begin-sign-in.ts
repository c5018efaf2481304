import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from "openid-client";
import type { ExternalSignIn } from "./external-sign-in.ts";
import { claimsRequest, resourceOf, scopeOf } from "./request-target.ts";
import { hashOf } from "./seal.ts";

export const callbackPath = "/api/auth/external/callback";

/**
 * Begins a sign-in and gives the provider's address to lead the browser to. `browser` is a secret of the page that began it: only a
 * page that has it can take over the session in the end. Throws `unavailable`.
 */
export async function beginSignIn(
  { publicUrl, provider, configuration, keys, signIns }: ExternalSignIn,
  browser: string,
): Promise<URL> {
  const known = await configuration();
  // A provider that is down is told here, on a page of ours, and not by the browser's own.
  await keys();
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
  const state = await signIns.keep({ browser: hashOf(browser), nonce, verifier });
  return buildAuthorizationUrl(known, {
    redirect_uri: publicUrl + callbackPath,
    scope: scopeOf(provider, known),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    audience: provider.audience,
    ...resourceOf(provider),
    ...claimsRequest(provider, known),
    // Signing out cannot end the provider's own session there, so the next person at this machine is asked who they are.
    ...(known.serverMetadata().end_session_endpoint ? {} : { prompt: "login" }),
  });
}

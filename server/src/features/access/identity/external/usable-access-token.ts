import { decodeJwt, decodeProtectedHeader } from "jose";
import { Failure } from "../../../../platform/failure.ts";
import type { TokenIssuer } from "../token-issuer.ts";
import { verifyAccessToken } from "../verify-access-token.ts";

/** The provider's access tokens are none that the API can take; the message tells whoever runs the server what to change. */
export class UnusableAccessToken extends Error {
  override readonly name = "UnusableAccessToken";
}

/**
 * The claims of an access token that the API will take, with the name `sub` it knows the person by; some providers put another one into
 * the ID token. Throws `UnusableAccessToken` for any other token, and `unavailable` when the provider's keys cannot be read.
 */
export async function usableAccessToken(
  issuer: TokenIssuer,
  token: string,
  now: Date,
): Promise<{ sub: string } & Record<string, unknown>> {
  const content = contentOf(token);
  if (!content)
    throw new UnusableAccessToken(
      `The identity provider's access tokens are no JSON Web Tokens: let it issue those, for the audience ${issuer.audience} (OIDC_AUDIENCE).`,
    );
  const { claims, algorithm } = content;
  try {
    const { sub } = await verifyAccessToken(issuer, token, now);
    return { ...claims, sub };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "unauthenticated") throw error;
    const [audience, issuedBy] = [claims.aud, claims.iss].map(
      (claim) => JSON.stringify(claim)?.slice(0, 200) ?? "missing",
    );
    throw new UnusableAccessToken(
      `The identity provider's access tokens cannot be used: they are signed with ${algorithm}, by ${issuedBy}, for the audience ${audience}; needed are ${issuer.issuer} and ${issuer.audience} (OIDC_AUDIENCE).`,
    );
  }
}

function contentOf(token: string): { claims: Record<string, unknown>; algorithm: string } | null {
  try {
    return { claims: decodeJwt(token), algorithm: String(decodeProtectedHeader(token).alg).slice(0, 20) };
  } catch {
    return null;
  }
}

import { errors, jwtVerify } from "jose";
import { z } from "zod";
import { Failure } from "../../../platform/failure.ts";
import type { AccessClaims, TokenIssuer } from "./token-issuer.ts";

const Claims = z.object({
  sub: z.string().min(1).max(255),
  sid: z.string().max(255).optional(),
  exp: z.number(),
});

/**
 * The claims of an access token of this issuer, with the second it expires: signature by one of its keys with an allowed algorithm,
 * issuer, audience and expiry checked at the instant `now`. Throws `unauthenticated` for any other token; a failure to load the keys is passed on as it is.
 */
export async function verifyAccessToken(
  issuer: Pick<TokenIssuer, "issuer" | "audience" | "algorithms" | "keys" | "toleratedSkew">,
  token: string,
  now: Date,
): Promise<AccessClaims & { exp: number }> {
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: [...issuer.algorithms],
      requiredClaims: ["exp", "sub"],
      currentDate: now,
      clockTolerance: issuer.toleratedSkew ?? 0,
    });
    // An ID token tells a page who somebody is; it opens nothing, even where it has the same audience.
    if ("nonce" in payload || "at_hash" in payload) throw refusedToken();
    return Claims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw refusedToken();
    throw error;
  }
}

/** One sentence for every reason: a caller learns nothing from which check a forged token failed. */
export const refusedToken = () => new Failure("unauthenticated", "Your session has ended. Sign in again.");

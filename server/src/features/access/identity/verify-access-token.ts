import { errors, type JWTPayload, jwtVerify } from "jose";
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
  issuer: Pick<TokenIssuer, "issuer" | "audience" | "clientId" | "algorithms" | "keys" | "toleratedSkew">,
  token: string,
  now: Date,
): Promise<AccessClaims & { exp: number }> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: [...issuer.algorithms],
      requiredClaims: ["exp", "sub"],
      currentDate: now,
      clockTolerance: issuer.toleratedSkew ?? 0,
    });
    // An ID token tells a page who somebody is; it opens nothing, even where it has the same audience.
    if (onlyOfIdTokens.some((claim) => claim in payload)) throw refusedToken();
    if (isForApplication(payload, issuer.clientId) && !isMarkedAccess(payload, protectedHeader.typ))
      throw refusedToken();
    return Claims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw refusedToken(error);
    throw error;
  }
}

const onlyOfIdTokens = ["nonce", "at_hash", "c_hash"];
/** What allows something, which an ID token does not: RFC 9068, sections 2.2 and 2.2.3; `scp` is how some providers write the scope. */
const onlyOfAccessTokens = ["client_id", "scope", "scp"];

/** The audience of every ID token (OpenID Connect Core, section 2). */
const isForApplication = ({ aud = [] }: JWTPayload, clientId: string | undefined) =>
  clientId !== undefined && [aud].flat().includes(clientId);

/** An access token says so in its header (RFC 9068, section 2.1), or by what it allows. */
const isMarkedAccess = (payload: JWTPayload, type: string | undefined) =>
  /^(application\/)?at\+jwt$/i.test(type ?? "") || onlyOfAccessTokens.some((claim) => claim in payload);

/** One sentence for every reason: a caller learns nothing from which check a forged token failed. */
export const refusedToken = (cause?: unknown) =>
  new Failure("unauthenticated", "Your session has ended. Sign in again.", { cause });

import type { JWTVerifyGetKey } from "jose";
import type { Profile } from "./identity-store.ts";

/** What of a verified access token is used. */
export interface AccessClaims {
  /** The issuer's name for the person. */
  sub: string;
  /** The session the token was made in, where the issuer tells it. */
  sid?: string;
}

/** Who signs the access tokens the API trusts: the embedded identity provider, or an external one. */
export interface TokenIssuer {
  issuer: string;
  audience: string;
  /** What the issuer calls this application; ID tokens are made for it. Absent where none are made. */
  clientId?: string;
  /** Signature algorithms taken; a token that names another is refused whatever its signature. */
  algorithms: readonly string[];
  /** Seconds by which the issuer's clock may differ from ours; 0 when absent. */
  toleratedSkew?: number;
  /** Put before `sub` to tell the persons of different issuers apart. */
  subjectPrefix: string;
  keys: JWTVerifyGetKey;
  /** Whether the sessions that its tokens name are ours to end. */
  ownsSessions: boolean;
  /** Who the person is; null when the issuer no longer knows the person or the session is over. */
  profileOf(claims: AccessClaims): Promise<Profile | null>;
}

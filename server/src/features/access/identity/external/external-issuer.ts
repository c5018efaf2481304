import type { JWTVerifyGetKey } from "jose";
import type { AccessDependencies } from "../../dependencies.ts";
import { findUserBySubject } from "../../store.ts";
import type { TokenIssuer } from "../token-issuer.ts";
import { toleratedSkew } from "./provider-connection.ts";

// None that shares a secret: whoever can check such a signature can make one.
const algorithms = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];

interface ExternalIssuerOptions extends Pick<AccessDependencies, "database"> {
  /** The issuer's own name, exactly as it writes it. */
  issuer: string;
  audience: string;
  clientId: string;
  keys: JWTVerifyGetKey;
}

/**
 * The external provider as issuer of access tokens. A person is known from the first sign-in on; whoever was removed since, or never
 * signed in here, has no profile. The provider's own sessions are not asked about: a token is good until it expires.
 */
export function externalIssuer({ issuer, audience, clientId, keys, database }: ExternalIssuerOptions): TokenIssuer {
  const subjectPrefix = `external|${issuer}|`;
  return {
    issuer,
    audience,
    clientId,
    algorithms,
    toleratedSkew,
    subjectPrefix,
    keys,
    ownsSessions: false,
    async profileOf({ sub }) {
      const user = await database.withSystem((transaction) => findUserBySubject(transaction, subjectPrefix + sub));
      if (!user) return null;
      const { email, firstName, lastName } = user;
      // Only who has a verified address gets that far.
      return { email, emailVerified: true, firstName, lastName };
    },
  };
}

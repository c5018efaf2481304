import type { ClientMetadata, Configuration } from "oidc-provider";

/** What the provider says of a person, as claims. */
export type PersonClaims = Record<string, unknown>;

/** Where a server's people come back to. */
export const callbackPath = "/api/auth/external/callback";
export const signedOutPath = "/login";

export interface ProviderOptions {
  /** Claims by what a person signs in as. */
  people: Map<string, PersonClaims>;
  /** Seconds. */
  accessTokenLifetime?: number;
  /** Makes access tokens for this audience, whatever is asked for. */
  audience?: string;
  /** Issues access tokens that are no JSON Web Tokens. */
  opaqueTokens?: boolean;
  /** Keeps address and names out of the ID token, and tells them at `/me`. */
  separateUserInfo?: boolean;
  withoutEndSession?: boolean;
  withoutRefreshTokens?: boolean;
}

export const clientId = "seedbed";
/** With signs that mean something else when they are not encoded. */
export const clientSecret = "a secret+of the client";
/** Another application of the same provider that sends people back to the same place. */
export const otherClientId = "another-application";

const day = 86_400;
const lifetimes = { AccessToken: 600, IdToken: 600, Interaction: 600, Grant: day, Session: day, RefreshToken: day };
const scopes = ["openid", "profile", "email", "offline_access"];

/** A provider as a company would set it up for Seedbed: no consent pages, refresh tokens that are replaced at every use. */
export function providerConfiguration(
  options: ProviderOptions,
  keys: NonNullable<Configuration["jwks"]>,
): Configuration {
  const { people, opaqueTokens = false, separateUserInfo = false } = options;
  const client = (id: string): ClientMetadata => ({
    client_id: id,
    client_secret: clientSecret,
    // What a client must have; where people come back to is asked of the provider's servers.
    redirect_uris: [`http://127.0.0.1${callbackPath}`],
    post_logout_redirect_uris: [`http://127.0.0.1${signedOutPath}`],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  });
  return {
    clients: [client(clientId), client(otherClientId)],
    jwks: keys,
    cookies: { keys: ["only for tests"] },
    scopes,
    claims: {
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
      openid: ["sub", "roles"],
    },
    conformIdTokenClaims: separateUserInfo,
    issueRefreshToken: async (_context, application) =>
      !options.withoutRefreshTokens && application.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    ttl: { ...lifetimes, AccessToken: options.accessTokenLifetime ?? lifetimes.AccessToken },
    features: {
      revocation: { enabled: true, allowedPolicy: async () => true },
      rpInitiatedLogout: {
        enabled: !options.withoutEndSession,
        logoutSource: (context, form) => {
          context.body = `<!doctype html><title>Sign out</title>${form}
            <button type="submit" form="op.logoutForm" value="yes" name="logout">Yes, sign me out</button>`;
        },
      },
      resourceIndicators: {
        enabled: !opaqueTokens,
        getResourceServerInfo: (_context, resource) => ({
          scope: "",
          audience: options.audience ?? resource,
          accessTokenFormat: "jwt",
          accessTokenTTL: options.accessTokenLifetime ?? lifetimes.AccessToken,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
    // An application of the company itself: nobody is asked whether it may know the address.
    async loadExistingGrant({ oidc }) {
      const { client: application, session, provider, params } = oidc;
      if (!application || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: application.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes.join(" "));
      if (typeof params?.resource === "string") grant.addResourceScope(params.resource, "");
      await grant.save();
      return grant;
    },
  };
}

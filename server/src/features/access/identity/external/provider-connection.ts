import type { JSONWebKeySet } from "jose";
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import type { Logger } from "pino";
import { z } from "zod";
import { Failure } from "../../../../platform/failure.ts";
import { StartupError } from "../../../../platform/startup-error.ts";
import type { ExternalProvider } from "./external-provider.ts";

/** Seconds a call to the provider may take. */
export const providerTimeout = 10;
/** Seconds by which the provider's clock may differ from ours. */
export const toleratedSkew = 10;

/** After the provider could not be reached it is not asked again for this long (ms). */
const patience = 1_000;

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

export interface ProviderConnection {
  /** What the provider says of itself; asked for until it has answered once. Throws `unavailable` while it does not. */
  configuration(): Promise<Configuration>;
  /** The provider's public keys as they are now. Throws `unavailable`. */
  keys(): Promise<JSONWebKeySet>;
}

/**
 * Gets to know the provider. One that cannot be reached yet is said in the log and asked again when it is needed; throws a
 * `StartupError` when a provider answers that calls itself by another name than `issuer`.
 */
export async function connectToProvider(provider: ExternalProvider, log: Logger): Promise<ProviderConnection> {
  let known: Promise<Configuration> | undefined;
  const ask = () => {
    const asked = discover(provider);
    known = asked;
    asked.catch((error: unknown) => {
      log.warn({ part: "identity", reason: reasonOf(error) }, sentenceOf(error, provider));
      setTimeout(() => {
        known = undefined;
      }, patience).unref();
    });
    return asked;
  };
  const configuration = () =>
    (known ?? ask()).catch(() => {
      throw providerUnavailable();
    });

  await ask().catch((error: unknown) => {
    if (otherIssuer(error) !== undefined) throw new StartupError(sentenceOf(error, provider));
  });
  return {
    configuration,
    async keys() {
      const address = String((await configuration()).serverMetadata().jwks_uri);
      try {
        return await readKeys(address, provider);
      } catch (error) {
        log.warn({ part: "identity", reason: reasonOf(error) }, "the identity provider's keys cannot be read");
        throw providerUnavailable();
      }
    },
  };
}

async function readKeys(address: string, { issuer }: ExternalProvider): Promise<JSONWebKeySet> {
  // Whoever could change the keys on their way could sign anybody in.
  if (issuer.startsWith("https:") && !address.startsWith("https:")) throw new Error("jwks_uri is not https");
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(providerTimeout * 1000),
  });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return Keys.parse(await response.json()) satisfies JSONWebKeySet;
}

export const providerUnavailable = () =>
  new Failure("unavailable", "The identity provider cannot be reached right now. Try again in a moment.", {
    retryAfter: 5,
  });

/** What went wrong in a call to the provider, in a few words without anybody's tokens. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const code = [error, cause].map((one) => (one && "code" in one ? one.code : undefined)).filter(Boolean);
  return [error.message, cause?.message, ...code].filter(Boolean).join(", ").slice(0, 300);
}

function sentenceOf(error: unknown, { issuer }: ExternalProvider): string {
  const otherName = otherIssuer(error);
  return otherName === undefined
    ? `The identity provider at ${issuer} (OIDC_ISSUER) cannot be reached: nobody can sign in until it answers.`
    : `OIDC_ISSUER is ${issuer}, but the identity provider there calls itself ${otherName}: set OIDC_ISSUER to that.`;
}

function discover({ issuer, clientId, clientSecret }: ExternalProvider): Promise<Configuration> {
  const insecure = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  return discovery(
    new URL(issuer),
    clientId,
    { client_secret: clientSecret, [clockTolerance]: toleratedSkew },
    clientAuthentication(clientSecret),
    // The signature of an ID token is checked although it comes straight from the provider.
    { timeout: providerTimeout, execute: [...insecure, enableNonRepudiationChecks] },
  );
}

// As the specification has it: basic unless the provider says that it cannot.
function clientAuthentication(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}

/** The name of a provider that answered under another's address. */
function otherIssuer(error: unknown): string | undefined {
  if (!(error instanceof ClientError) || error.code !== "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED") return undefined;
  const { body } = error.cause as { body?: { issuer?: unknown } };
  return String(body?.issuer).slice(0, 300);
}

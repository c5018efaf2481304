import type { FastifyInstance } from "fastify";
import type { AccessDependencies } from "../../dependencies.ts";
import type { Identity } from "../create-identity.ts";
import { noSecondFactors } from "../second-factor/second-factors.ts";
import type { TokenIssuer } from "../token-issuer.ts";
import { externalIssuer } from "./external-issuer.ts";
import type { ExternalProvider } from "./external-provider.ts";
import { BegunSignIn, ExternalSession, type ExternalSignIn, Handoff } from "./external-sign-in.ts";
import { mountExternal } from "./mount-external.ts";
import { connectToProvider } from "./provider-connection.ts";
import { createProviderKeys } from "./provider-keys.ts";
import { createSecretStore, removeExpiredSecrets } from "./secret-store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds. A session's begins anew whenever it is used; the provider may end it earlier. */
const lifetimes = { signIn: 10 * minute, handoff: minute, session: 30 * day };

export interface ExternalIdentity
  extends Pick<
    Identity,
    | "createVerified"
    | "remove"
    | "secondFactors"
    | "rename"
    | "sessionEnds"
    | "sessionsOf"
    | "endSessions"
    | "endSessionsOf"
    | "removeExpired"
    | "close"
  > {
  /** Throws `unavailable` while the provider cannot be reached. */
  issuer(): Promise<TokenIssuer>;
  mount(app: FastifyInstance): Promise<void>;
}

/**
 * Lets people sign in at an external OpenID Connect provider instead of the embedded one. Throws a `StartupError` when the provider
 * calls itself by another name than it was configured with; one that cannot be reached yet is waited for.
 */
export async function createExternalIdentity(
  given: Pick<AccessDependencies, "database" | "clock" | "log" | "mailer" | "publicUrl">,
  provider: ExternalProvider,
): Promise<ExternalIdentity> {
  const { database, clock, log, mailer, publicUrl } = given;
  const { configuration, keys } = await connectToProvider(provider, log);
  const providerKeys = createProviderKeys(keys, () => clock().getTime());
  const signIn: ExternalSignIn = {
    ...{ database, clock, log, mailer, publicUrl, provider },
    configuration,
    keys,
    async issuer() {
      const { issuer } = (await configuration()).serverMetadata();
      const { audience, clientId } = provider;
      return externalIssuer({ issuer, audience, clientId, keys: providerKeys, database });
    },
    signIns: createSecretStore(given, { kind: "sign-in", schema: BegunSignIn, lifetime: lifetimes.signIn }),
    handoffs: createSecretStore(given, { kind: "handoff", schema: Handoff, lifetime: lifetimes.handoff }),
    sessions: createSecretStore(given, { kind: "session", schema: ExternalSession, lifetime: lifetimes.session }),
  };
  return {
    issuer: signIn.issuer,
    mount: (app) => mountExternal(app, signIn),
    // People, their passwords and names are the provider's.
    createVerified: async () => {
      throw new Error("people are made by the external identity provider");
    },
    remove: async () => undefined,
    rename: async () => undefined,
    // What is kept of a session here is sealed: only the page that has it can open or end it.
    sessionEnds: async () => new Map(),
    sessionsOf: async () => [],
    endSessions: async () => 0,
    endSessionsOf: async () => undefined,
    secondFactors: noSecondFactors,
    removeExpired: () => removeExpiredSecrets(given),
    close: async () => undefined,
  };
}

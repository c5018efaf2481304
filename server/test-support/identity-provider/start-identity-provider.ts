import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider from "oidc-provider";
import { freePort } from "../free-port.ts";
import {
  clientId,
  clientSecret,
  type PersonClaims,
  type ProviderOptions,
  providerConfiguration,
} from "./provider-configuration.ts";

/** A real OpenID Connect provider on the loopback, with pages to sign in at: any password is right. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claims by what a person signs in as; may be changed while it runs. */
  people: Map<string, PersonClaims>;
  /** A token with the provider's own signature. */
  sign(payload: JWTPayload): Promise<string>;
  /** How many of the person's sign-ins go on. */
  openGrants(login: string): Promise<number>;
  /** Ends all that was granted to a person: what an administrator of the provider does. */
  revoke(login: string): Promise<void>;
  /** Stops to answer, and starts again at the same address with all it knew. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions extends Omit<ProviderOptions, "people"> {
  people?: Record<string, PersonClaims>;
  /** Calls itself by this name instead of its address. */
  calledIssuer?: string;
  /** Answers only after `comeBack`. */
  down?: boolean;
}

export async function startIdentityProvider(options: StartOptions): Promise<IdentityProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map(Object.entries(options.people ?? {}));
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "first", alg: "RS256", use: "sig" };
  const provider = quietly(
    () => new Provider(options.calledIssuer ?? issuer, providerConfiguration({ ...options, people }, { keys: [key] })),
  );
  const grantIds = new Set<string>();
  provider.on("grant.success", ({ oidc }) => {
    const { grantId } = oidc.entities.AuthorizationCode ?? {};
    if (grantId) grantIds.add(grantId);
  });
  const grantsOf = async (login: string) => {
    const found = await Promise.all([...grantIds].map((id) => provider.Grant.find(id)));
    return found.filter((grant) => grant !== undefined).filter(({ accountId }) => accountId === login);
  };
  const answer = provider.callback();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const userInfo = options.separateUserInfo && request.url === "/me" ? claimsFor(request, people) : undefined;
    if (!userInfo) return answer(request, response);
    response.setHeader("content-type", "application/json").end(JSON.stringify(userInfo));
  };
  let server: Server | undefined;

  const comeBack = async () => {
    const next = createServer(handle);
    await new Promise<void>((resolve, reject) => next.once("error", reject).listen(port, "127.0.0.1", resolve));
    server = next;
  };
  const goDown = async () => {
    const last = server;
    server = undefined;
    if (!last) return;
    last.closeAllConnections();
    await new Promise((resolve) => last.close(resolve));
  };
  if (!options.down) await comeBack();

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    sign: (payload) => new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "first" }).sign(privateKey),
    openGrants: async (login) => (await grantsOf(login)).length,
    async revoke(login) {
      for (const grant of await grantsOf(login)) {
        await provider.RefreshToken.revokeByGrantId(grant.jti);
        await grant.destroy();
      }
    },
    goDown,
    comeBack,
    stop: goDown,
  };
}

// The provider itself takes no tokens at `/me` that are made for somebody else; most others do.
function claimsFor({ headers }: IncomingMessage, people: Map<string, PersonClaims>): PersonClaims {
  const { sub = "" } = decodeJwt((headers.authorization ?? "").replace(/^bearer /i, ""));
  return { sub, ...people.get(sub) };
}

// It warns, rightly, that its pages and its memory are made for trying things out.
function quietly<Result>(work: () => Result): Result {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  try {
    return work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

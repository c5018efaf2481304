import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import Provider from "oidc-provider";
import {
  callbackPath,
  clientId,
  clientSecret,
  type PersonClaims,
  type ProviderOptions,
  providerConfiguration,
  signedOutPath,
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
  /** Lets people come back to one more server. */
  admit(server: string): void;
  /** Ends all that was granted to a person: what an administrator of the provider does. */
  revoke(login: string): Promise<void>;
  /** Stops to answer, and starts again at the same address with all it knew. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions extends Omit<ProviderOptions, "people"> {
  /** Where people come back to: the addresses of the servers that use the provider. More are let in with `admit`. */
  servers?: string[];
  people?: Record<string, PersonClaims>;
  /** Calls itself by this name instead of its address. */
  calledIssuer?: string;
  /** Answers only after `comeBack`. */
  down?: boolean;
}

export async function startIdentityProvider(options: StartOptions): Promise<IdentityProvider> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map(Object.entries(options.people ?? {}));
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "first", alg: "RS256", use: "sig" };
  const provider = quietly(
    () => new Provider(options.calledIssuer ?? issuer, providerConfiguration({ ...options, people }, { keys: [key] })),
  );
  const servers = [...(options.servers ?? [])];
  const isServers = (path: string) => (address: string) => servers.some((each) => address === each + path);
  provider.Client.prototype.redirectUriAllowed = isServers(callbackPath);
  provider.Client.prototype.postLogoutRedirectUriAllowed = isServers(signedOutPath);
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
  server.on("request", handle);
  // While it is down it keeps its port, which somebody else could get.
  let isDown = options.down ?? false;
  server.on("connection", (socket) => {
    if (isDown) socket.destroy();
  });

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    sign: (payload) => new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "first" }).sign(privateKey),
    openGrants: async (login) => (await grantsOf(login)).length,
    admit: (server) => void servers.push(server),
    async revoke(login) {
      for (const grant of await grantsOf(login)) {
        await provider.RefreshToken.revokeByGrantId(grant.jti);
        await grant.destroy();
      }
    },
    async goDown() {
      isDown = true;
      server.closeAllConnections();
    },
    async comeBack() {
      isDown = false;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
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

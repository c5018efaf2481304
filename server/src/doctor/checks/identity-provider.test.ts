import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type StartOptions, startIdentityProvider } from "#test-support/identity-provider/start-identity-provider.ts";
import { checkClient } from "./identity-client.ts";
import { checkIdentityKeys } from "./identity-keys.ts";
import { checkIdentityProvider } from "./identity-provider.ts";

const signal = new AbortController().signal;
const now = () => new Date();

async function providerWith(options: Partial<StartOptions> = {}) {
  const provider = await startIdentityProvider({ servers: ["http://127.0.0.1:1"], ...options });
  onTestFinished(() => provider.stop());
  const { issuer, clientId, clientSecret } = provider;
  return {
    ...provider,
    settings: { issuer, clientId, clientSecret, name: "Northwind ID", audience: "http://127.0.0.1:1" },
  };
}

type Change = (
  path: string,
  answer: { headers: Headers; body: string },
) => { headers?: Record<string, string>; body?: string; status?: number };

/** A provider behind something that changes its answers. */
async function providerBehind(change: Change) {
  let target = "";
  const front = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = "", "content-type": type = "" } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method ?? "GET",
      headers: { authorization, "content-type": type, "x-forwarded-host": request.headers.host ?? "" },
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const body = (await answer.text()).replaceAll(target, issuer);
    const changed = change(request.url ?? "", { headers: answer.headers, body });
    response.writeHead(changed.status ?? answer.status, { "content-type": "application/json", ...changed.headers });
    response.end(changed.body ?? body);
  });
  await once(front.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void front.close());
  const issuer = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const provider = await providerWith({ calledIssuer: issuer });
  target = provider.issuer;
  return { ...provider.settings, issuer };
}
const description = "/.well-known/openid-configuration";
const fine = (issuer: string) => ({
  status: "ok",
  says: `The identity provider at ${issuer} answers, with keys that can be used.`,
  todo: null,
});

test("without a provider people sign in by email and password", async () => {
  expect(await checkIdentityProvider(undefined, { now, signal })).toEqual([
    { status: "ok", says: "OIDC_ISSUER is not set: people sign in with email and password.", todo: null },
  ]);
});

test("a provider that is right is fine, with either way to send the secret", async () => {
  const { settings, issuer } = await providerWith();
  expect(await checkIdentityProvider(settings, { now, signal })).toEqual([fine(issuer)]);
  const posting = await providerBehind((path, { body }) =>
    path === description
      ? { body: JSON.stringify({ ...JSON.parse(body), token_endpoint_auth_methods_supported: ["client_secret_post"] }) }
      : {},
  );
  expect(await checkIdentityProvider(posting, { now, signal })).toEqual([fine(posting.issuer)]);
  expect(await checkIdentityProvider({ ...posting, clientSecret: "hunter2" }, { now, signal })).toMatchObject([
    { status: "wrong", says: expect.stringContaining("does not take OIDC_CLIENT_ID") },
  ]);
});

test("a provider that is down or another address is told with OIDC_ISSUER", async () => {
  const { settings, issuer, stop } = await providerWith();
  const elsewhere = { ...settings, issuer: `${issuer}/nothing` };
  expect(await checkIdentityProvider(elsewhere, { now, signal })).toEqual([
    {
      status: "wrong",
      says: `${issuer}/nothing${description} answers 404 without the description of an identity provider.`,
      todo: "Correct OIDC_ISSUER.",
    },
  ]);
  await stop();
  expect(await checkIdentityProvider(settings, { now, signal })).toEqual([
    {
      status: "wrong",
      says: `The identity provider at ${issuer} cannot be reached: connect ECONNREFUSED ${new URL(issuer).host}.`,
      todo: "Start it, or correct OIDC_ISSUER.",
    },
  ]);
});

test("a provider that calls itself otherwise is told what to set", async () => {
  const { settings, issuer } = await providerWith({ calledIssuer: "https://id.mill.example" });
  expect(await checkIdentityProvider(settings, { now, signal })).toEqual([
    {
      status: "wrong",
      says: `The identity provider at ${issuer} calls itself https://id.mill.example.`,
      todo: "Set OIDC_ISSUER to https://id.mill.example.",
    },
  ]);
});

test("a client that the provider does not know is told without its secret", async () => {
  const { settings, issuer } = await providerWith();
  const answers = await checkIdentityProvider({ ...settings, clientSecret: "hunter2" }, { now, signal });
  expect(answers).toEqual([
    {
      status: "wrong",
      says: `The identity provider at ${issuer} does not take OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.`,
      todo: "Set both to what the provider has for Seedbed.",
    },
  ]);
});

test("a provider that refuses a client in words of its own is understood", async () => {
  const settings = await providerBehind((path) =>
    path === "/token" ? { status: 401, body: '{"error":"unauthorized_client"}' } : {},
  );
  expect(await checkIdentityProvider(settings, { now, signal })).toMatchObject([
    { status: "wrong", says: expect.stringContaining("does not take OIDC_CLIENT_ID") },
  ]);
});

test.each([
  [8, null, ""],
  [-30, "note", "The clock of this machine is 30 seconds behind the identity provider's."],
  [90, "wrong", "The clock of this machine is 90 seconds ahead of the identity provider's."],
])("a clock that is %i seconds off", async (seconds, status, says) => {
  const at = new Date("2026-03-02T10:00:00.000Z");
  const settings = await providerBehind((path) =>
    path === description ? { headers: { date: new Date(at.getTime() - seconds * 1000).toUTCString() } } : {},
  );
  const answers = await checkIdentityProvider(settings, { now: () => at, signal });
  const told = { status, says, todo: "Let both machines set their clocks by the network (NTP)." };
  expect(answers).toEqual([...(status === "wrong" ? [] : [fine(settings.issuer)]), ...(status ? [told] : [])]);
});

const withoutTodo = "Look at the identity provider: nobody can sign in without its keys.";
test("keys that are gone, and a provider that takes no secret, are wrong", async () => {
  const withoutKeys = await providerBehind((path) => (path.endsWith("/jwks") ? { body: '{"keys":[]}' } : {}));
  expect(await checkIdentityProvider(withoutKeys, { now, signal })).toMatchObject([
    {
      status: "wrong",
      says: `The identity provider has no key for signatures at ${withoutKeys.issuer}/jwks.`,
      todo: withoutTodo,
    },
  ]);
  const withOtherKeys = await providerBehind((path) =>
    path.endsWith("/jwks") ? { body: JSON.stringify({ keys: [{ kty: "RSA", use: "enc" }, { kty: "oct" }] }) } : {},
  );
  expect(await checkIdentityProvider(withOtherKeys, { now, signal })).toMatchObject([
    { status: "wrong", says: expect.stringContaining("has no key for signatures") },
  ]);
  const failing = await providerBehind((path) => (path.endsWith("/jwks") ? { status: 500, body: "" } : {}));
  expect(await checkIdentityProvider(failing, { now, signal })).toMatchObject([
    {
      status: "wrong",
      says: `The keys of the identity provider cannot be read: ${failing.issuer}/jwks answers 500.`,
      todo: withoutTodo,
    },
  ]);
  const withoutSecret = await providerBehind((path, { body }) =>
    path === description
      ? { body: JSON.stringify({ ...JSON.parse(body), token_endpoint_auth_methods_supported: ["private_key_jwt"] }) }
      : {},
  );
  expect(await checkIdentityProvider(withoutSecret, { now, signal })).toMatchObject([
    {
      status: "wrong",
      says: `The identity provider at ${withoutSecret.issuer} takes no secret of a client, neither as client_secret_basic nor as client_secret_post.`,
      todo: "Let it take one of them for Seedbed.",
    },
  ]);
});

test("neither the keys nor the secret of the client go over http:// where the provider has https://", async () => {
  const issuer = "https://id.mill.example";
  const provider = { issuer, clientId: "seedbed", clientSecret: "hunter2", name: "Mill ID", audience: issuer };
  const told = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: "http://id.mill.example/token",
    jwks_uri: "http://id.mill.example/jwks",
    token_endpoint_auth_methods_supported: ["client_secret_basic"],
  };
  expect(await checkIdentityKeys(provider, told, signal)).toMatchObject([
    {
      status: "wrong",
      says: "The identity provider says that its keys are at http://id.mill.example/jwks, which is no address with https://.",
      todo: "Correct its own address at the provider.",
    },
  ]);
  expect(await checkIdentityKeys(provider, { ...told, jwks_uri: "keys" }, signal)).toMatchObject([
    { status: "wrong", says: expect.stringContaining("at keys, which is no address with https://") },
  ]);
  expect(await checkClient(provider, told, signal)).toMatchObject([
    {
      status: "wrong",
      says: "The identity provider wants the secret of Seedbed over http://.",
      todo: "Correct its address at the provider.",
    },
  ]);
});

test("a provider whose keys or tokens lead to nobody is told so", async () => {
  const { settings } = await providerWith();
  const nobody = "http://127.0.0.1:1";
  const told = {
    ...{ issuer: settings.issuer, authorization_endpoint: `${nobody}/auth`, token_endpoint: `${nobody}/token` },
    ...{ jwks_uri: `${nobody}/jwks`, token_endpoint_auth_methods_supported: ["client_secret_basic"] },
  };
  expect(await checkIdentityKeys(settings, told, signal)).toEqual([
    {
      status: "wrong",
      says: expect.stringMatching(
        /^The keys of the identity provider cannot be read at http:\/\/127\.0\.0\.1:1\/jwks: .+\.$/,
      ),
      todo: withoutTodo,
    },
  ]);
  expect(await checkClient(settings, told, signal)).toEqual([
    {
      status: "wrong",
      says: expect.stringMatching(/^The identity provider does not answer where it gives out tokens: .+\.$/),
      todo: null,
    },
  ]);
});

test.each([
  [10, null],
  [11, "note"],
  [-60, "note"],
  [61, "wrong"],
])("a clock that is %i seconds off is %s", async (seconds, status) => {
  const at = new Date("2026-03-02T10:00:00.000Z");
  const settings = await providerBehind((path) =>
    path === description ? { headers: { date: new Date(at.getTime() - seconds * 1000).toUTCString() } } : {},
  );
  const answers = await checkIdentityProvider(settings, { now: () => at, signal });
  expect(answers.find(({ says }) => says.startsWith("The clock"))?.status ?? null).toBe(status);
});

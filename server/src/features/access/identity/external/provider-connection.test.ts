import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { type StartOptions, startIdentityProvider } from "#test-support/identity-provider/start-identity-provider.ts";
import { StartupError } from "../../../../platform/startup-error.ts";
import { connectToProvider } from "./provider-connection.ts";

async function providerWith(options: Partial<StartOptions> = {}) {
  const provider = await startIdentityProvider({ servers: ["http://127.0.0.1:1"], ...options });
  onTestFinished(() => provider.stop());
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const { clientId, clientSecret } = provider;
  const connect = (issuer = provider.issuer) =>
    connectToProvider({ issuer, clientId, clientSecret, name: "Northwind ID", audience: "http://127.0.0.1:1" }, log);
  return { provider, logged, connect };
}

test("a provider says where it is found and with which keys it signs", async () => {
  const { provider, logged, connect } = await providerWith();
  const { configuration, keys } = await connect();
  expect((await configuration()).serverMetadata().issuer).toBe(provider.issuer);
  expect(await keys()).toMatchObject({ keys: [{ kid: "first" }] });
  expect(logged).toEqual([]);
});

test("a provider that calls itself otherwise stops the start with a sentence that names both", async () => {
  const { provider, connect } = await providerWith({ calledIssuer: "https://id.mill.example" });
  const failure = await connect().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect(failure).toMatchObject({
    message: `OIDC_ISSUER is ${provider.issuer}, but the identity provider there calls itself https://id.mill.example: set OIDC_ISSUER to that.`,
  });
});

test("an address with something else behind it is said like a provider that is down", async () => {
  const { provider, logged, connect } = await providerWith();
  const issuer = `${provider.issuer}/nothing/here`;
  const { configuration } = await connect(issuer);
  expect(logged).toEqual([
    `The identity provider at ${issuer} (OIDC_ISSUER) cannot be reached: nobody can sign in until it answers.`,
  ]);
  await expect(configuration()).rejects.toMatchObject({ code: "unavailable" });
});

test("keys that cannot be read are unavailable, not missing", async () => {
  const { provider, connect } = await providerWith();
  const { keys } = await connect();
  await provider.goDown();
  await expect(keys()).rejects.toMatchObject({ code: "unavailable" });
  await provider.comeBack();
  await expect(keys()).resolves.toMatchObject({ keys: [{ kid: "first" }] });
});

import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "#test-support/caller.ts";
import { company, type ExternalServer, startExternalServer } from "./external-server.fixture.ts";

let server: ExternalServer;
beforeAll(async () => {
  server = await startExternalServer();
});
afterAll(() => server.stop());

const day = 86_400_000;

test("a personal token of somebody who has not come by way of the provider for thirty days rests until the next sign-in", async () => {
  const mara = await server.signIn();
  await mara.call("POST v1/account", { body: company });
  const body = { name: "Notebook", scope: "read" as const, days: 90 as const };
  const { token } = (await mara.call("POST v1/user/tokens", { body })).body;
  const status = async () => (await callerOf(server.url, token).raw("GET /api/v1/user/")).status;
  expect(await status()).toBe(200);
  server.time.ahead = 29 * day;
  expect(await status()).toBe(200);
  server.time.ahead = 31 * day;
  expect(await status()).toBe(401);

  // As the provider signs for somebody who is still there.
  const later = await server.provider.sign({
    ...decodeJwt(mara.token),
    exp: Math.floor((Date.now() + 32 * day) / 1_000),
  });
  expect((await callerOf(server.url, later).raw("GET /api/v1/user/")).status).toBe(200);
  expect(await status()).toBe(200);
});

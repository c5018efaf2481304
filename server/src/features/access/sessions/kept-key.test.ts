import { afterAll, beforeAll, expect, test } from "vitest";
import { callerWithToken } from "#test-support/generated-input/token-caller.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("a person's sessions are told a key of their own for unsent words, always the same; nobody else is", async () => {
  const person = await server.signUp();
  const colleague = await server.signUp({ accountId: person.accountId });
  const [own, again, theirs] = [
    (await person.call("GET v1/user/")).body,
    (await person.call("GET v1/user/")).body,
    (await colleague.call("GET v1/user/")).body,
  ];
  expect(own.keptKey).toMatch(/^[0-9a-f]{64}$/);
  expect(again.keptKey).toBe(own.keptKey);
  expect(theirs.keptKey).not.toBe(own.keptKey);
  expect(JSON.stringify((await colleague.call("GET v1/user/list")).body)).not.toContain(own.keptKey);
});

test("somebody without a company has one as well, a program has none", async () => {
  const homeless = await server.signUp({ withoutCompany: true });
  expect((await homeless.call("GET v1/user/")).body.keptKey).toMatch(/^[0-9a-f]{64}$/);
  const program = await callerWithToken(server.url, await server.signUp(), "write");
  const { status, body } = await program.call("GET v1/user/");
  expect([status, body.keptKey]).toEqual([200, undefined]);
});

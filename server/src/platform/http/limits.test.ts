import { WireError } from "@seedbed/contract/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerWithToken } from "#test-support/generated-input/token-caller.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
let person: TestPerson;

beforeAll(async () => {
  server = await startTestServer({ limitCalls: true });
  person = await server.signUp();
});
afterAll(() => server.stop());

test("the sixty-first expensive call of a minute is refused, with the seconds to wait, and others still pass", async () => {
  const generate = () => person.call("POST v1/concept/{id}/generate", { params: { id: "C-0001" } });
  for (let call = 1; call <= 60; call += 1) expect((await generate()).status).toBe(404);
  const refused = await generate();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  const { code, detail } = WireError.parse(refused.body);
  expect(code).toBe("rate_limited");
  expect(detail).toMatch(/^Too many calls\. Try again in .+\.$/);
  expect((await person.call("GET v1/concept/")).status).toBe(200);
  // Somebody else behind the same address has as many of their own.
  const colleague = await server.signUp({ accountId: person.accountId });
  expect((await colleague.call("POST v1/concept/{id}/generate", { params: { id: "C-0001" } })).status).toBe(404);
});

test("what is refused counts: of a person when it is known who calls, of the address when it is not", async () => {
  const left = ({ headers }: { headers: Headers }) => Number(headers.get("x-ratelimit-remaining"));
  const colleague = await server.signUp({ accountId: person.accountId });
  const before = left(await colleague.raw("GET /api/v1/concept/"));
  const refused = await colleague.call("GET v1/account/security-events");
  expect([refused.status, left(refused)]).toEqual([403, before - 1]);
  const unreadable = await colleague.raw("POST /api/v1/concept/C-0001/generate", '{"half');
  expect(unreadable.status).toBe(400);
  expect(left(await colleague.raw("GET /api/v1/concept/"))).toBe(before - 3);

  const unknown = left(await server.anonymous.raw("GET /api/v1/concept/"));
  const withBadToken = await fetch(`${server.url}/api/v1/concept/`, { headers: { authorization: "Bearer guessed" } });
  expect([withBadToken.status, left(withBadToken)]).toEqual([401, unknown - 1]);
  expect(left(await colleague.raw("GET /api/v1/concept/"))).toBe(before - 4);
});

test("health is never refused", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.anonymous.raw("GET /healthz")));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
});

test("calls with an access token, and those of models, count like all others", async () => {
  const { raw } = await callerWithToken(server.url, person, "read");
  const remaining = async (call: `${string} ${string}`) =>
    Number((await raw(call)).headers.get("x-ratelimit-remaining"));
  const first = await remaining("GET /api/v1/concept/");
  expect(first).toBeGreaterThan(0);
  // The call of a model that the server refuses to read is counted, too.
  const ofModel = await remaining("POST /mcp");
  expect(ofModel).toBeLessThan(first);
  expect(await remaining("GET /api/v1/concept/")).toBeLessThan(ofModel);
});

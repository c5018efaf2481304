import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  // A search, but nobody who writes from what it finds.
  server = await startTestServer({ research: { provider: "searxng", url: "http://127.0.0.1:9" } });
});
afterAll(() => server.stop());

test("where nothing is researched this is said, and no plan is made", async () => {
  const person = await server.signUp();
  const params = { id: (await bankConcept(server, person)).id };
  const { body } = await person.call("GET v1/concept/{id}/research", { params });
  expect(body).toEqual({ provider: null, plan: null, progress: null });
  expect((await person.call("POST v1/concept/{id}/research/plan", { params })).status).toBe(409);
});

import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#test-support/database-proxy.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { order, settled } from "./report.fixture.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: DatabaseProxy;
let model: ModelServer;
let server: TestServer;
let person: TestPerson;

beforeEach(async () => {
  [home, model] = await Promise.all([createTestDatabase(inject("databaseServerUrl")), startModelServer()]);
  proxy = await startDatabaseProxy(home.url);
  server = await startTestServer({
    databaseUrl: proxy.url,
    outagePauses: { first: 10, longest: 100, silence: 1_000 },
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
  person = await server.signUp();
});

afterEach(async () => {
  await proxy.restore();
  await server.stop();
  await model.close();
  await proxy.close();
  await home.drop();
});

test.for(["refuses connections", "answers no more"] as const)(
  "a report goes on by itself when the database %s for a while, and no answered call is made again",
  async (how) => {
    const { id } = await bankConcept(server, person);
    const held = Promise.withResolvers<void>();
    model.script({ call: 1 }, { kind: "held", before: () => held.promise });
    await order(person, id, "generate");
    await eventually(async () => model.calls.length > 0);
    if (how === "answers no more") proxy.hang();
    else await proxy.refuse();
    held.resolve();
    await eventually(async () => server.database.availability.isAway);
    // What was called is answered, and cannot be kept.
    await eventually(async () => model.calls.every((call) => call.outcome === "answered"));
    const change = await person.call("PATCH v1/concept/{id}/", { params: { id }, body: { title: "Refill cellar" } });
    expect(change).toMatchObject({
      status: 503,
      body: { code: "unavailable", detail: "The server is busy. Nothing was lost; try again in a moment." },
    });
    const before = model.calls.map((call) => call.idempotencyKey);
    await proxy.restore();
    expect(await settled(person, id)).toMatchObject({
      reportStatus: "complete",
      completedSections: reportSections.length,
    });
    const after = model.calls.slice(before.length).map((call) => call.idempotencyKey);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  },
);

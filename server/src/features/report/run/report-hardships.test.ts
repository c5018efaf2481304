import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import type { RecordedCall } from "#test-support/model-server/call-record.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { order, readConcept, settled } from "../report.fixture.ts";

/** Seconds without a model: `HARDSHIP_SECONDS=120` for a nightly run. */
const seconds = Number(process.env.HARDSHIP_SECONDS ?? 2);

let model: ModelServer;
let server: TestServer;
let person: TestPerson;
let id: string;

beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    ai: { model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
  });
});
beforeEach(async () => {
  model.reset();
  // The usage of one company is that of one report.
  person = await server.signUp();
  ({ id } = await bankConcept(server, person));
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const outcomes = async () =>
  server.database.withTenant(person, async (transaction) =>
    (await transaction.select().from(modelUsage)).map(({ outcome }) => outcome),
  );

/** The report is complete without gaps, and no call was answered twice. */
async function expectWhole(calls: readonly RecordedCall[]) {
  const concept = await settled(person, id);
  expect(concept.reportStatus).toBe("complete");
  expect(Object.values(concept.reportStatusBySection).flatMap(({ notes }) => notes)).toEqual([]);
  const answered = calls.filter(({ outcome }) => outcome === "answered").map(({ idempotencyKey }) => idempotencyKey);
  expect(answered).toEqual([...new Set(answered)]);
  expect((await outcomes()).filter((outcome) => outcome === "ok")).toHaveLength(answered.length);
}

test(`a report outlasts a model that is away for ${seconds} seconds`, { timeout: (seconds + 120) * 1000 }, async () => {
  const { calls, port } = model;
  model.script({ task: "profile_needs", call: 1 }, { kind: "hang" });
  await order(person, id, "generate");
  await eventually(async () => calls.filter(({ outcome }) => outcome === "answered").length >= 5);
  await model.close();
  const since = Date.now();
  await eventually(async () => (await outcomes()).filter((outcome) => outcome === "unreachable").length >= 4);
  await eventually(async () => Date.now() - since >= seconds * 1000, seconds + 10);
  model = await startModelServer({ port });
  await eventually(async () => (await readConcept(person, id)).reportStatus !== "pending", seconds + 110);
  await expectWhole([...calls, ...model.calls]);
});

test.for([
  ["has no place", { kind: "status", status: 429, retryAfter: 0 }],
  ["is overloaded", { kind: "status", status: 503, retryAfter: 0 }],
] as const)("a report outlasts a model that %s for the first three attempts of a call", async ([, behaviour]) => {
  model.script({ task: "trends", call: [1, 2, 3] }, behaviour);
  await order(person, id, "generate");
  await expectWhole(model.calls);
  expect(model.calls.filter(({ task }) => task === "trends")).toHaveLength(4);
});

test("a report outlasts a model whose words come one by one", async () => {
  model.script({}, { kind: "slow", latencyMs: 1_000 });
  await order(person, id, "generate");
  await expectWhole(model.calls);
});

test("a model that refuses the key is not asked on", async () => {
  model.script({ task: "trends" }, { kind: "status", status: 401 });
  await order(person, id, "generate");
  expect((await settled(person, id)).reportStatusBySection.trends.status).toBe("error");
  expect(model.calls.filter(({ task }) => task === "trends")).toHaveLength(1);
});

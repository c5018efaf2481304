import { afterAll, beforeAll, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { startTestServer, type TestServer } from "#test-support/test-server.ts";
import { order, readConcept, statusesOf } from "../report.fixture.ts";

const places = 4;
/** Calls that the model has not answered yet, the oldest first. */
const unanswered: (() => void)[] = [];
let model: ModelServer;
let server: TestServer;

beforeAll(async () => {
  model = await startModelServer({
    behave: () => ({
      kind: "held",
      before: (chunk) => (chunk > 0 ? Promise.resolve() : new Promise<void>((resolve) => unanswered.push(resolve))),
    }),
  });
  server = await startTestServer({
    ai: {
      ...{ model: { provider: "openai-compatible", id: "scripted" }, baseUrl: model.url, apiKey: "scripted" },
      ...{ concurrency: places, accountConcurrency: places },
    },
  });
});
afterAll(async () => {
  await model.close();
  await server.stop();
});

test("of a company with a hundred reports that wait, one call at most goes before another's first report", async () => {
  const [many, one] = [await server.signUp(), await server.signUp()];
  for (let report = 0; report < 100; report += 1) {
    const { id } = await bankConcept(server, many);
    expect((await order(many, id, "generate")).status).toBe(202);
  }
  await eventually(async () => unanswered.length === places);
  const { id } = await bankConcept(server, one);
  expect((await order(one, id, "generate")).status).toBe(202);
  // Its first section is loaded, and waits for the model with the others.
  await eventually(async () => Object.values(statusesOf(await readConcept(one, id))).includes("pending"));
  for (let read = 0; read < 30; read += 1) await readConcept(one, id);
  const isOfOne = () => model.calls.slice(places).map(({ idempotencyKey }) => idempotencyKey?.includes(id));
  // One more call of the others at most has begun by then.
  for (let answered = 1; answered <= 2 && !isOfOne().includes(true); answered += 1) {
    unanswered.shift()?.();
    await eventually(async () => model.calls.length >= places + answered);
  }
  expect(isOfOne().indexOf(true)).toBeGreaterThanOrEqual(0);
  expect(isOfOne().indexOf(true)).toBeLessThanOrEqual(1);
});

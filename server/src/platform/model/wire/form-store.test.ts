import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import { error, unless } from "#test-support/wild-model/serve.ts";
import { startWildServer } from "#test-support/wild-model/wild-server.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { strictestForm } from "./call-form.ts";
import { createFormStore } from "./form-store.ts";

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const created = await createTestDatabase(inject("databaseServerUrl"));
  drop = created.drop;
  database = openDatabase({ url: created.url });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const store = () => createFormStore(database, Date.now);

/** A server that takes neither schemas nor usage in streams, and says so. */
async function choosyServer() {
  const server = await startWildServer(
    unless(
      [({ body }) => body.stream_options, error(400, "Unknown field: stream_options")],
      [({ body }) => body.response_format, error(400, "Unknown field: response_format")],
    ),
  );
  onTestFinished(server.close);
  return server;
}

const ask = (url: string, forms = store()) =>
  testGateway({ url, dependencies: { forms } }).runTask(trendsTask(), "helmets", taskContext());

test("the form that a model takes is found out once, and is known to the next start and to other servers", async () => {
  const server = await choosyServer();
  await ask(server.url);
  expect(server.calls).toHaveLength(3);
  await ask(server.url);
  expect(server.calls).toHaveLength(4);
  const known = await store().read({ model: "gpt-5-mini", address: server.url });
  expect(known).toEqual({ ...strictestForm, streamOptions: false, schema: "prompt" });
});

test("a server that knew nothing when it began takes what another has found meanwhile", async () => {
  const server = await choosyServer();
  const late = store();
  let reads = 0;
  const forms = {
    ...late,
    read: async (model: Parameters<typeof late.read>[0]) => (reads++ === 0 ? undefined : late.read(model)),
  };
  await ask(server.url);
  await ask(server.url, forms);
  // One refusal, and then what the other has found at the cost of two.
  expect(server.calls).toHaveLength(5);
});

test("the same model at another address is another model", async () => {
  const server = await choosyServer();
  await ask(server.url);
  expect(await store().read({ model: "gpt-5-mini", address: "http://elsewhere.example/v1" })).toBeUndefined();
});

test("neither a broken store nor a form of another version keeps a call from its answer", async () => {
  const server = await choosyServer();
  const broken = { read: () => Promise.reject(new Error("away")), write: () => Promise.reject(new Error("away")) };
  await expect(ask(server.url, broken)).resolves.toMatchObject({ origin: "model" });
  await database.pool.query(
    "insert into model_forms values ('gpt-5-mini', 'http://odd.example/v1', '{\"schema\":7}', now())",
  );
  expect(await store().read({ model: "gpt-5-mini", address: "http://odd.example/v1" })).toBeUndefined();
});

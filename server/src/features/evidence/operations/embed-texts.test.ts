import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import {
  type EmbeddingManner,
  type EmbeddingServer,
  startEmbeddingServer,
} from "#test-support/model-server/embedding-server.ts";
import { type Database, openDatabase } from "../../../platform/database/database.ts";
import { createModelGateway } from "../../../platform/model/gateway.ts";
import { modelUsage } from "../../../platform/model/usage/tables.ts";
import { createUsageStore } from "../../../platform/model/usage/usage-store.ts";
import { indexPassages } from "../../../platform/research/passages/passage-index.ts";
import { rankPassages } from "../../../platform/research/passages/rank-passages.ts";
import { createPatientEmbedding } from "../patient-embedding.ts";
import { textVectors } from "../tables.ts";
import { embedTexts } from "./embed-texts.ts";

let database: Database;
let drop: () => Promise<void>;
let server: EmbeddingServer;
let told: unknown[];
let now: number;
const signal = new AbortController().signal;

beforeAll(async () => {
  const created = await createTestDatabase(inject("databaseServerUrl"));
  drop = created.drop;
  database = openDatabase({ url: created.url });
  server = await startEmbeddingServer([["soap", "detergent"], ["bread"]]);
});
beforeEach(() => {
  server.behave(undefined);
  server.calls.length = 0;
  told = [];
  now = Date.parse("2031-05-20T12:00:00Z");
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await drop();
});

const company = () => ({ accountId: randomUUID(), userId: null });

/** What a library asks: a gateway over a real server, with vectors kept in the database. */
function embedding(id = "small") {
  const { embed, embedder = "" } = createModelGateway({
    config: {
      embedding: { choice: { provider: "openai-compatible", id }, baseUrl: server.url },
      ...{ concurrency: 2, accountConcurrency: 2 },
    },
    usage: createUsageStore(database, () => now),
    clock: () => now,
    log: { warn: () => undefined, info: () => undefined },
  });
  if (!embed) throw new Error("there is a model for embeddings");
  return createPatientEmbedding((reader, asked) => embedTexts({ database, embed, model: embedder }, reader, asked), {
    now: () => now,
    log: { warn: (about: unknown) => void told.push(about) },
  });
}
const asked = (texts: string[]) => ({ texts, idempotencyKey: "concept:trends", signal });
const passages = [
  "Soap for offices is sold by weight.",
  "Detergents for offices come in drums.",
  "Bread for offices.",
].map((text, index) => ({ text, page: String(index), publisher: String(index) }));
const index = indexPassages(passages);
const rank = (reader: ReturnType<typeof company>, embed: ReturnType<typeof embedding>) =>
  rankPassages({ question: "bread offices" }, index, {
    most: 5,
    embed: (texts) => embed(reader, asked(texts)),
  });

test("no text is sent twice for a company, every call has its usage row, and nothing is shared between companies", async () => {
  const [embed, me, other] = [embedding(), company(), company()];
  const texts = Array.from({ length: 40 }, (_, index) => `Soap ${index}`);
  const first = await embed(me, asked(texts));
  expect(server.calls.map(({ input }) => input.length)).toEqual([32, 8]);
  const again = await embed(me, asked([...texts, "Bread", "Bread"]));
  expect(again.slice(0, 40)).toEqual(first);
  expect(server.calls.slice(2).map(({ input }) => input)).toEqual([["Bread"]]);
  await embed(other, asked(["Bread"]));
  expect(server.calls.length).toBe(4);
  const rows = await database.withTenant(me, (transaction) => transaction.select().from(modelUsage));
  expect(rows.map(({ task, model, tokensIn, outcome }) => [task, model, tokensIn, outcome])).toEqual(
    Array.from({ length: 3 }, () => ["embedding", "openai-compatible/small", 7, "ok"]),
  );
  // Each call of the first one has a key of its own.
  const keys = rows.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.toSorted()).toEqual(["concept:trends:0", "concept:trends:0", "concept:trends:1"]);
});

test("of a long text as much is sent as a model reads, and another model is asked for vectors of its own", async () => {
  const me = company();
  const long = "Bread ".repeat(2_000);
  for (const model of ["small", "large", "small"]) await embedding(model)(me, asked([long]));
  expect(server.calls.map(({ model, input }) => [model, input])).toEqual(
    ["small", "large"].map((model) => [model, [long.slice(0, 8_000)]]),
  );
});

test("passages come in the order of their meaning", async () => {
  const detergent = await rankPassages({ question: "soap offices" }, index, {
    most: 5,
    embed: (texts) => embedding()(company(), asked(texts)),
  });
  // "Detergents" holds no word "soap", and means the same.
  expect(detergent.map(({ page }) => page)).toEqual(["0", "1", "2"]);
});

test.each<[EmbeddingManner]>([
  [{ kind: "status", status: 404 }],
  [{ kind: "shorter" }],
  [{ kind: "fewer" }],
  [{ kind: "not-a-number" }],
])(
  "a model with $kind leaves the order of the words, is told of once, and is not asked again for a while",
  async (manner) => {
    const [embed, me] = [embedding(), company()];
    const byWords = await rankPassages({ question: "bread offices" }, index, { most: 5 });
    server.behave(manner);
    expect(await rank(me, embed)).toEqual(byWords);
    expect(await rank(me, embed)).toEqual(byWords);
    expect([server.calls.length, told.length]).toEqual([1, 1]);
    const rows = await database.withTenant(me, (transaction) => transaction.select().from(modelUsage));
    expect(rows.map(({ outcome, costUsd }) => [outcome === "ok", costUsd])).toEqual([[false, 0]]);
    now += 300_001;
    await rank(me, embed);
    expect([server.calls.length, told.length]).toEqual([2, 1]);
    server.behave(undefined);
    now += 300_001;
    expect((await embed(me, asked(["Bread"]))).length).toBe(1);
    // It has worked in between: the next failure is news again.
    server.behave(manner);
    await embed(me, asked(["Soap", "Beer"])).catch(() => undefined);
    expect(told.length).toBe(2);
  },
);

test("vectors of another length than before are of no use together: they are asked for anew", async () => {
  const [embed, me] = [embedding(), company()];
  await embed(me, asked(["Soap"]));
  // As another model by the same name had made it.
  await database.withTenant(me, (transaction) => transaction.update(textVectors).set({ vector: [1] }));
  await expect(embed(me, asked(["Soap", "Bread"]))).rejects.toThrow("another length than before");
  server.calls.length = 0;
  now += 300_001;
  expect(new Set((await embed(me, asked(["Soap", "Bread"]))).map(({ length }) => length)).size).toBe(1);
  expect(server.calls.map(({ input }) => input)).toEqual([["Soap", "Bread"]]);
});

test("a question that is given up does not let the model rest", async () => {
  const [embed, me] = [embedding(), company()];
  const ending = new AbortController();
  ending.abort(new Error("cancelled"));
  await expect(embed(me, { ...asked(["Soap"]), signal: ending.signal })).rejects.toThrow("cancelled");
  expect([(await embed(me, asked(["Soap"]))).length, told]).toEqual([1, []]);
});

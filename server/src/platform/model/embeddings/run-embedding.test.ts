import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountId, failureOfTask, testGateway, userId } from "#test-support/model-gateway.ts";
import { type EmbeddingServer, startEmbeddingServer } from "#test-support/model-server/embedding-server.ts";
import type { ModelSettings } from "../settings.ts";

let server: EmbeddingServer;
beforeAll(async () => {
  server = await startEmbeddingServer([["soap"]]);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.behave(undefined);
  server.calls.length = 0;
});

function gatewayOf(settings: Partial<ModelSettings> = {}) {
  const choice = { provider: "openai" as const, id: "text-embedding-3-small" };
  const gateway = testGateway({ settings: { embedding: { choice, baseUrl: `${server.url}/` }, ...settings } });
  const kept: (readonly number[][])[] = [];
  const embed = (...texts: string[]) => {
    if (!gateway.embed) throw new Error("there is no model for vectors");
    return gateway.embed({
      ...{ accountId, userId, idempotencyKey: "passages/1", texts, signal: new AbortController().signal },
      keep: (vectors) => {
        kept.push(vectors);
        return () => ({}) as never;
      },
    });
  };
  return { ...gateway, embed, kept };
}

test("vectors are kept with a usage row of what they cost, for who asked", async () => {
  const gateway = gatewayOf();
  expect(gateway.embedder).toBe("openai/text-embedding-3-small");
  const vectors = await gateway.embed("Soap", "Bread");
  expect(vectors).toEqual([
    [0.01, 1],
    [0.01, 0],
  ]);
  expect(gateway.kept).toEqual([vectors]);
  expect(gateway.usage.rows).toMatchObject([
    {
      ...{ accountId, userId, task: "embedding", model: "openai/text-embedding-3-small", attempt: 1, outcome: "ok" },
      ...{ idempotencyKey: "passages/1", tokensIn: 7, tokensOut: 0, costUsd: (7 * 0.02) / 1_000_000 },
    },
  ]);
  expect(gateway.usage.reservedUsd()).toBe(0);
});

test("a call that failed is told of in its row, costs nothing and keeps nothing", async () => {
  const gateway = gatewayOf();
  server.behave({ kind: "status", status: 429 });
  await expect(gateway.embed("Soap")).rejects.toThrow("quota");
  expect(gateway.usage.rows).toMatchObject([{ outcome: "rate_limited", tokensIn: 0, costUsd: 0 }]);
  expect(gateway.kept).toEqual([]);
  expect(gateway.usage.reservedUsd()).toBe(0);
  server.behave(undefined);
  await gateway.embed("Soap");
  expect(gateway.usage.rows.map(({ outcome }) => outcome)).toEqual(["rate_limited", "ok"]);
});

test("no call is made that the budget does not reach for", async () => {
  const gateway = gatewayOf({ monthlyBudgetUsd: 0.000_001 });
  const texts = Array(10).fill("Soap by weight and by the litre");
  expect(await failureOfTask(gateway.embed(...texts))).toMatchObject({ code: "budget_exceeded" });
  expect(server.calls).toEqual([]);
  expect(testGateway().embed).toBeUndefined();
});

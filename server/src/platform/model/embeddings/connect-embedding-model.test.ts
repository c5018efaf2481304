import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type EmbeddingManner,
  type EmbeddingServer,
  startEmbeddingServer,
} from "#test-support/model-server/embedding-server.ts";
import { connectEmbeddingModel } from "./connect-embedding-model.ts";

let server: EmbeddingServer;
beforeAll(async () => {
  server = await startEmbeddingServer([["soap", "detergent"], ["bread"]]);
});
afterAll(() => server.stop());
beforeEach(() => server.behave(undefined));

const never = new AbortController().signal;
const model = (timeoutMs?: number) =>
  connectEmbeddingModel(
    { choice: { provider: "openai-compatible", id: "small" }, apiKey: "key", baseUrl: server.url },
    { timeoutMs },
  );

test("vectors come in the order of their texts, whatever order they are sent in", async () => {
  const { vectors, tokens } = await model().embed(["Soap", "Bread", "Detergents"], never);
  expect(vectors).toEqual([
    [0.01, 1, 0],
    [0.01, 0, 1],
    [0.01, 1, 0],
  ]);
  expect(tokens).toBe(7);
  expect(server.calls.at(-1)).toEqual({
    authorization: "Bearer key",
    model: "small",
    input: ["Soap", "Bread", "Detergents"],
  });
});

test.each<[EmbeddingManner, string]>([
  [{ kind: "status", status: 404 }, "it does not know this model, or makes no embeddings"],
  [{ kind: "status", status: 401 }, "it does not take the key"],
  [{ kind: "status", status: 403 }, "it does not take the key"],
  [{ kind: "status", status: 400 }, "it answers with status 400"],
  [{ kind: "status", status: 500 }, "it answers with status 500"],
  [{ kind: "status", status: 429 }, "it was asked too often, or its quota is used up"],
  [{ kind: "status", status: 503 }, "it answers with status 503"],
  [{ kind: "page" }, "its answer holds no vectors of numbers"],
  [{ kind: "not-a-number" }, "its answer holds no vectors of numbers"],
  [{ kind: "shorter" }, "its vectors are of different lengths"],
  [{ kind: "fewer" }, "it answers 1 vectors for 2 texts"],
  [{ kind: "elsewhere" }, "it answers with status 307"],
])("a model with $kind fails by a sentence", async (manner, sentence) => {
  server.behave(manner);
  await expect(model().embed(["Soap", "Bread"], never)).rejects.toThrow(sentence);
});

test("a model that hangs is given up, one that is away is told, and who stops waiting is told so", async () => {
  server.behave({ kind: "hang" });
  await expect(model(50).embed(["Soap"], never)).rejects.toThrow("no answer within 0.05 s");
  const stopping = new AbortController();
  const embedding = model().embed(["Soap"], stopping.signal);
  stopping.abort(new Error("stopped"));
  await expect(embedding).rejects.toThrow("stopped");
  const away = { choice: { provider: "openai-compatible" as const, id: "x" }, baseUrl: "http://127.0.0.1:1/v1" };
  await expect(connectEmbeddingModel(away).embed(["Soap"], never)).rejects.toThrow("it cannot be reached");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddingManner,
  type EmbeddingServer,
  startEmbeddingServer,
} from "#test-support/model-server/embedding-server.ts";
import { checkEmbeddingModel } from "./embedding-model.ts";

let server: EmbeddingServer;
beforeAll(async () => {
  server = await startEmbeddingServer([["soap"]]);
});
afterAll(() => server.stop());

/** `patience`: short only where nothing answers. */
const optionsWith = (patience = 20_000) => ({ patience, signal: new AbortController().signal });
async function found(manner?: EmbeddingManner) {
  server.behave(manner);
  const choice = { provider: "openai-compatible" as const, id: "small" };
  const options = optionsWith(manner?.kind === "hang" ? 1_000 : undefined);
  const answers = await checkEmbeddingModel({ choice, apiKey: "hunter2", baseUrl: server.url }, options);
  expect(JSON.stringify(answers)).not.toContain("hunter2");
  return answers.map(({ status, says }) => `${status}: ${says}`);
}

test("without a model what is read is ranked by its words", async () => {
  expect(await checkEmbeddingModel(undefined, optionsWith())).toMatchObject([{ status: "ok", todo: null }]);
});

test("a model that makes vectors is fine, and one that does not is told with what becomes of it", async () => {
  expect(await found()).toEqual(["ok: openai-compatible/small makes vectors of 2 numbers."]);
  expect(await found({ kind: "status", status: 401 })).toEqual([
    "wrong: openai-compatible/small: it does not take the key. Until it works, what is read is ranked by its words.",
  ]);
  expect(await found({ kind: "hang" })).toEqual([expect.stringMatching(/^note: .+ no answer within 1 s\./)]);
});

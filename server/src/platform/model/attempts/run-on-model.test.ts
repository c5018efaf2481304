import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { failureOfTask, taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { refuse } from "../answer/findings.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

test("who has patience is never left to wait longer than 15 s between two calls", async () => {
  const gateway = testGateway({ url: server.url });
  server.script({}, { kind: "status", status: 503 });
  await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext({ patienceMs: 60_000 })));
  expect(Math.max(...gateway.pauses)).toBe(15_000);
  expect(gateway.pauses.slice(0, 3)).toEqual([500, 1_000, 2_000]);
});

test("a provider that says to come back at once is not asked without end: after three attempts the pauses grow as ever", async () => {
  const gateway = testGateway({ url: server.url });
  server.script({}, { kind: "status", status: 429, retryAfter: 0 });
  await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext({ patienceMs: 5_000 })));
  expect(gateway.pauses).toEqual([0, 0, 2_000, 4_000]);
});

test("patience is for what passes and costs nothing: a fault in the middle of an answer ends after three attempts", async () => {
  const gateway = testGateway({ url: server.url });
  server.script({}, { kind: "cut", afterChunks: 2 });
  await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext({ patienceMs: 60_000 })));
  expect(server.calls).toHaveLength(3);
});

test("an answer from a part of the context says so, to the person who reads it", async () => {
  const answer = {
    headline: "Helmets sell",
    kind: "social",
    trends: [
      { title: "More people ride", weight: 1 },
      { title: "Rules become stricter", weight: 2 },
    ],
  };
  const answers = [
    new Response('{"error":{"message":"maximum context length is 8192 tokens"}}', { status: 400 }),
    Response.json({ choices: [{ message: { content: JSON.stringify(answer) }, finish_reason: "stop" }] }),
  ];
  const fetch = async () => answers.shift() ?? Response.error();
  const gateway = testGateway({ url: server.url, dependencies: { fetch } });
  const prefix = "The company makes helmets of cork. ".repeat(40);
  const task = trendsTask({ prompt: (idea) => ({ system: "Careful.", prefix, request: `For: ${idea}` }) });
  const { output, notes } = await gateway.runTask(task, "helmets", taskContext());
  expect(output.headline).toBe("Helmets sell");
  expect(notes).toEqual([
    { rule: "shortened-context", place: "", sentence: expect.stringContaining("written from a part of it") },
  ]);
});

test("the name of a task is sent as every provider takes it: letters, digits and lines, at most 64", async () => {
  const name = `report.${"very-long-".repeat(10)}`;
  await testGateway({ url: server.url }).runTask(trendsTask({ name }), "helmets", taskContext());
  expect(server.calls[0]?.task).toBe(name.replace(/\W/g, "_").slice(0, 64));
});

test("a model that declines is not asked again, by nobody; one whose answers cannot be read may be", async () => {
  const gateway = testGateway({ url: server.url });
  const failing = () => failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
  server.script({}, { kind: "text", text: "I'm sorry, but I can't help with that." });
  expect(await failing()).toMatchObject({ code: "refused", retryable: false });
  server.script({}, { kind: "text", text: "Certainly! Here it comes." });
  expect(await failing()).toMatchObject({ code: "malformed", retryable: true });
  expect(server.calls).toHaveLength(3);
});

test("a person is told whether an answer could not be read, did not pass, or was declined", async () => {
  const gateway = testGateway({ url: server.url });
  const sentenceOf = async (task = trendsTask()) =>
    (await failureOfTask(gateway.runTask(task, "helmets", taskContext()))).sentence;
  server.script({}, { kind: "text", text: "Certainly! Here it comes." });
  expect(await sentenceOf()).toBe("The model's answer could not be read, and asking again did not help.");
  server.reset();
  expect(await sentenceOf(trendsTask({ check: () => [refuse("wrong", "headline", "still wrong")] }))).toBe(
    "The model's answer did not pass the checks, and asking again did not help.",
  );
  server.script({}, { kind: "text", text: "I'm sorry, but no." });
  expect(await sentenceOf()).toBe("The model declined to answer this request. Other words for the idea may help.");
});

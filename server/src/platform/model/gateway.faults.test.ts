import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { failureOfTask, taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";
import { refuse } from "./answer/findings.ts";
import type { Timer } from "./wire/call-limits.ts";

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const outcomes = (gateway: ReturnType<typeof testGateway>) => gateway.usage.rows.map((row) => row.outcome);
const keys = () => server.calls.map((call) => call.idempotencyKey);

const limits = { firstMs: 180_000, idleMs: 60_000, totalMs: 3_600_000 };
/** A timer by which limits pass soon in the first calls, which hang, and never in those after them, however busy the machine is. */
const timerOfHangs =
  (hanging: number): Timer =>
  (milliseconds, ring) => {
    const begun = server.calls.length + (milliseconds === limits.firstMs ? 1 : 0);
    if (milliseconds === limits.totalMs || begun > hanging) return () => undefined;
    const waiting = setTimeout(ring, 300);
    return () => clearTimeout(waiting);
  };

describe("a fault that passes", () => {
  test.each([
    ["429", { kind: "status", status: 429 }, "rate_limited"],
    ["500", { kind: "status", status: 500 }, "provider_error"],
    ["408", { kind: "status", status: 408 }, "provider_error"],
    ["529, an overload", { kind: "status", status: 529 }, "provider_error"],
    ["a hang before the first word", { kind: "hang" }, "timeout"],
    ["a hang in the middle", { kind: "hang", afterChunks: 3 }, "timeout"],
    ["a cut stream", { kind: "cut", afterChunks: 3 }, "provider_error"],
    [
      "an error event in the stream",
      { kind: "stream-error", afterChunks: 3, code: "overloaded_error" },
      "provider_error",
    ],
    [
      "a rate limit in the stream",
      { kind: "stream-error", afterChunks: 0, code: "rate_limit_exceeded" },
      "rate_limited",
    ],
  ] as const)("%s is tried again with the same key", async (_name, behaviour, outcome) => {
    const timer = timerOfHangs(behaviour.kind === "hang" ? 1 : 0);
    const gateway = testGateway({ url: server.url, settings: { limits }, dependencies: { timer } });
    server.script({ call: 1 }, behaviour);
    const result = await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(result.origin).toBe("model");
    expect(outcomes(gateway)).toEqual([outcome, "ok"]);
    expect(gateway.usage.rows.map((row) => row.attempt)).toEqual([1, 2]);
    expect(keys()).toEqual(["run-1/trends", "run-1/trends"]);
  });

  test("waits longer after every attempt", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({ call: [1, 2] }, { kind: "status", status: 503 });
    await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(gateway.pauses).toEqual([500, 1_000]);
  });

  test("waits as long as Retry-After says, in seconds", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({ call: 1 }, { kind: "status", status: 429, retryAfter: 3 });
    await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(gateway.pauses).toEqual([3_000]);
  });

  test("waits as long as Retry-After says, as a date", async () => {
    const now = Date.parse("2031-05-01T10:00:00Z");
    const gateway = testGateway({ url: server.url, dependencies: { clock: () => now } });
    server.script({ call: 1 }, { kind: "status", status: 429, retryAfter: "Thu, 01 May 2031 10:00:04 GMT" });
    await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(gateway.pauses).toEqual([4_000]);
  });

  test("does not wait for a provider that asks for more than two minutes, and says how long it asks for", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({}, { kind: "status", status: 429, retryAfter: 3_600 });
    const failure = await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
    expect(failure).toMatchObject({
      code: "rate_limited",
      sentence: "The model provider asks to wait 60 minutes. Try again then.",
      retryable: true,
    });
    expect(gateway.pauses).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  test("is waited for over two minutes when it costs nothing, but not while a person waits for the words", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({}, { kind: "status", status: 429 });
    const sum = () => gateway.pauses.splice(0).reduce((total, pause) => total + pause, 0);
    const patient = gateway.runTask(trendsTask(), "helmets", taskContext({ patienceMs: 120_000 }));
    expect(await failureOfTask(patient)).toMatchObject({ code: "rate_limited", retryable: true });
    expect(sum()).toBeGreaterThanOrEqual(120_000);
    const waitedFor = gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(await failureOfTask(waitedFor)).toMatchObject({ code: "rate_limited" });
    expect(sum()).toBe(1_500);
  });
});

describe("a fault that stays", () => {
  test.each([
    ["500", { kind: "status", status: 500 }, "provider_error"],
    ["a hang", { kind: "hang" }, "timeout"],
    ["a cut stream", { kind: "cut", afterChunks: 2 }, "provider_error"],
  ] as const)("%s fails after three attempts, and no draft takes its place", async (_name, behaviour, code) => {
    const timer = timerOfHangs(behaviour.kind === "hang" ? 3 : 0);
    const gateway = testGateway({ url: server.url, settings: { limits }, dependencies: { timer } });
    server.script({}, behaviour);
    const failure = await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
    expect(failure).toMatchObject({ code, retryable: true });
    expect(server.calls).toHaveLength(3);
    expect(outcomes(gateway)).toEqual([code, code, code]);
  });

  test("a provider that nobody answers at is unreachable after three attempts", async () => {
    const port = await new Promise<number>((resolve) => {
      const closed = createServer().listen(0, "127.0.0.1", () => {
        const address = closed.address();
        closed.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
      });
    });
    const gateway = testGateway({ url: `http://127.0.0.1:${port}/v1` });
    const task = trendsTask({ modelClass: "fast" });
    const failure = await failureOfTask(gateway.runTask(task, "helmets", taskContext()));
    expect(failure).toMatchObject({ code: "unreachable", retryable: true });
    expect(outcomes(gateway)).toEqual(["unreachable", "unreachable", "unreachable"]);
  });

  test.each([
    [401, undefined, "The model provider did not accept the API key. An administrator needs to check AI_API_KEY."],
    [404, "model_not_found", "The model provider does not know the model. An administrator needs to check AI_MODEL."],
    [
      429,
      "insufficient_quota",
      "The account at the model provider has no credit left. An administrator needs to top it up.",
    ],
  ])("%i (%s) is not tried again and says what to do", async (status, code, sentence) => {
    const gateway = testGateway({ url: server.url });
    server.script({}, { kind: "status", status, code });
    const failure = await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
    expect(failure).toMatchObject({ code: "provider_error", sentence, retryable: false });
    expect(server.calls).toHaveLength(1);
  });

  test("cancelling ends the pause between attempts", async () => {
    const abort = new AbortController();
    const sleep = async () => {
      abort.abort();
      throw abort.signal.reason;
    };
    const gateway = testGateway({ url: server.url, dependencies: { sleep } });
    server.script({}, { kind: "status", status: 500 });
    const failure = await failureOfTask(
      gateway.runTask(trendsTask(), "helmets", taskContext({ signal: abort.signal })),
    );
    expect(failure.code).toBe("cancelled");
    expect(server.calls).toHaveLength(1);
  });
});

describe("an answer that cannot be used", () => {
  test.each([
    ["a wrong enum", { kind: "wrong-enum" }, '"kind": kind:'],
    ["an answer cut off at the limit", { kind: "cut-off" }, '"trends": trends is missing.'],
    [
      "words instead of JSON",
      { kind: "text", text: "Certainly! Here it comes." },
      "not one complete, valid JSON object",
    ],
    ["an empty answer", { kind: "text", text: "" }, "not one complete, valid JSON object"],
  ] as const)("%s is repaired by one more call that carries the errors", async (_name, behaviour, problem) => {
    const gateway = testGateway({ url: server.url });
    server.script({ call: 1 }, behaviour);
    await expect(gateway.runTask(trendsTask(), "helmets", taskContext())).resolves.toMatchObject({ origin: "model" });
    expect(outcomes(gateway)).toEqual(["malformed", "ok"]);
    expect(keys()).toEqual(["run-1/trends", "run-1/trends:repair"]);
    const repair = server.calls[1]?.messages.map((message) => message.role);
    expect(repair).toEqual(["system", "user", "assistant", "user"]);
    expect(server.calls[1]?.messages.at(-1)?.text).toContain(problem);
  });

  test("JSON that broke in a small way is read all the same, and counted", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({ call: 1 }, { kind: "malformed" });
    await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(gateway.usage.rows).toEqual([expect.objectContaining({ outcome: "ok", mends: { "broken-off": 1 } })]);
  });

  test("what the check finds goes back to the model, word by word", async () => {
    const gateway = testGateway({ url: server.url });
    const check = () =>
      server.calls.length < 2 ? [refuse("weights", "trends", "trends: the weights must differ.")] : [];
    await gateway.runTask(trendsTask({ check }), "helmets", taskContext());
    expect(outcomes(gateway)).toEqual(["check_failed", "ok"]);
    expect(server.calls[1]?.messages.at(-1)?.text).toContain('- "trends": trends: the weights must differ.');
  });

  test.each([
    ["malformed", { kind: "text", text: "Certainly! Here it comes." }, trendsTask()],
    [
      "check_failed",
      { kind: "slow", latencyMs: 0 },
      trendsTask({ check: () => [refuse("wrong", "headline", "still wrong")] }),
    ],
  ] as const)("a repair that fails, too, ends as %s after two calls", async (code, behaviour, task) => {
    const gateway = testGateway({ url: server.url });
    server.script({}, behaviour);
    const failure = await failureOfTask(gateway.runTask(task, "helmets", taskContext()));
    expect(failure).toMatchObject({ code, retryable: true });
    expect(outcomes(gateway)).toEqual([code, code]);
  });

  test("an answer that was written anew as a whole is kept as far as it is good", async () => {
    const gateway = testGateway({ url: server.url });
    const trends = [3, 4, 5].map((weight) => ({ title: `Weighs ${weight}`, weight }));
    server.script({ call: 1 }, { kind: "text", text: "Certainly! Here it comes." });
    server.script(
      { call: 2 },
      { kind: "text", text: JSON.stringify({ headline: "What moves helmets", kind: "social", trends }) },
    );
    const task = trendsTask({
      check: (output) =>
        output.trends.flatMap(({ title }, index) =>
          title.endsWith("5") ? [refuse("five", `trends.${index}`, "no fives")] : [],
        ),
    });
    const { output } = await gateway.runTask(task, "helmets", taskContext());
    expect(output.trends.map(({ title }) => title)).toEqual(["Weighs 3", "Weighs 4"]);
    expect(server.calls).toHaveLength(2);
  });

  test("a fault during the repair has its own attempts, counted on", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({ call: 1 }, { kind: "text", text: "Certainly! Here it comes." });
    server.script({ call: 2 }, { kind: "status", status: 500 });
    await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(outcomes(gateway)).toEqual(["malformed", "provider_error", "ok"]);
    expect(gateway.usage.rows.map((row) => row.attempt)).toEqual([1, 2, 3]);
    expect(keys()).toEqual(["run-1/trends", "run-1/trends:repair", "run-1/trends:repair"]);
  });

  test.each([
    ["a refusal", { kind: "refusal" }],
    ["a content filter", { kind: "content-filter" }],
  ] as const)("%s is final", async (_name, behaviour) => {
    const gateway = testGateway({ url: server.url });
    server.script({}, behaviour);
    const failure = await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
    expect(failure).toMatchObject({ code: "refused", retryable: false });
    expect(outcomes(gateway)).toEqual(["refused"]);
  });

  test("a check that throws is a defect, and its call is recorded all the same", async () => {
    const gateway = testGateway({ url: server.url });
    const check = () => {
      throw new RangeError("a defect of the task");
    };
    await expect(gateway.runTask(trendsTask({ check }), "helmets", taskContext())).rejects.toThrow(RangeError);
    expect(gateway.usage.rows).toHaveLength(1);
  });
});

test("usage rows add up to what the server counted, over answers, repairs and faults", async () => {
  const gateway = testGateway({ url: server.url });
  server.script({ call: 2 }, { kind: "text", text: "Certainly! Here it comes." });
  server.script({ call: 4 }, { kind: "status", status: 500 });
  server.script({ call: 6 }, { kind: "refusal" });
  for (const idea of ["helmets", "lamps", "locks", "bells"]) {
    await gateway.runTask(trendsTask(), idea, taskContext({ idempotencyKey: idea })).catch(() => undefined);
  }
  const rows = gateway.usage.rows;
  expect(rows.map((row) => row.outcome)).toEqual(["ok", "malformed", "ok", "provider_error", "ok", "refused"]);
  const counted = server.calls.flatMap((call) => call.usage ?? []);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(sum(rows.map((row) => row.tokensIn))).toBe(sum(counted.map((usage) => usage.promptTokens)));
  expect(sum(rows.map((row) => row.tokensOut))).toBe(sum(counted.map((usage) => usage.completionTokens)));
});

test("a call that broke off counts by estimate, one that brought nothing counts nothing", async () => {
  const gateway = testGateway({ url: server.url });
  server.script({ call: 1 }, { kind: "cut", afterChunks: 10 });
  server.script({ call: 2 }, { kind: "cut", afterChunks: 0 });
  await gateway.runTask(trendsTask(), "helmets", taskContext());
  const [broken, empty] = gateway.usage.rows;
  expect(broken?.tokensIn).toBeGreaterThan(0);
  expect(broken?.tokensOut).toBeGreaterThan(0);
  expect(broken?.costUsd).toBeGreaterThan(0);
  expect(empty).toMatchObject({ tokensIn: 0, tokensOut: 0, costUsd: 0 });
});

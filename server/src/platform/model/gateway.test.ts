import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  accountId,
  failureOfTask,
  type Trends,
  taskContext,
  testGateway,
  trendsTask,
  userId,
} from "#test-support/model-gateway.ts";
import { type ModelServer, startModelServer } from "#test-support/model-server/start-model-server.ts";

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer({ cachedShare: 0.5 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe("a task that succeeds", () => {
  test("returns the model's answer and says which model wrote it", async () => {
    const gateway = testGateway({ url: server.url });
    const result = await gateway.runTask(trendsTask(), "bicycle helmets", taskContext());
    expect(gateway.writer).toBe("openai-compatible/gpt-5-mini");
    expect(result).toMatchObject({ origin: "model", model: "openai-compatible/gpt-5-mini" });
    expect(result.output.trends.length).toBeGreaterThanOrEqual(2);
  });

  test("asks once, streamed, with its strict JSON schema, its key and the shared prefix before its own words", async () => {
    await testGateway({ url: server.url }).runTask(trendsTask(), "bicycle helmets", taskContext());
    expect(server.calls).toHaveLength(1);
    const [call] = server.calls;
    expect(call).toMatchObject({
      task: "report_market_trends",
      stream: true,
      strict: true,
      idempotencyKey: "run-1/trends",
    });
    expect(call?.headers.authorization).toBe("Bearer test-key");
    expect(call?.messages).toEqual([
      { role: "system", text: expect.stringMatching(/^You are a careful strategist\.\n\nToday is \d{4}-\d\d-\d\d\.$/) },
      { role: "user", text: "Company: Larkspur Cycles.\n\nTrends for: bicycle helmets" },
    ]);
    expect(call?.schema).toMatchObject({
      type: "object",
      required: ["headline", "kind", "trends"],
      additionalProperties: false,
      properties: { kind: { enum: ["political", "economic", "social"] }, trends: { minItems: 2, maxItems: 4 } },
    });
  });

  test("tells the day on which what is written was begun, in every call the same", async () => {
    const gateway = testGateway({ url: server.url });
    const since = Date.UTC(2026, 2, 4, 23, 59);
    await gateway.runTask(trendsTask(), "bicycle helmets", { ...taskContext(), since });
    await gateway.runTask(trendsTask(), "bicycle bells", { ...taskContext(), since });
    const rules = server.calls.map(({ messages }) => messages[0]?.text);
    expect(rules).toEqual(Array(2).fill("You are a careful strategist.\n\nToday is 2026-03-04."));
  });

  test("leaves one usage row with what the provider counted and what it costs", async () => {
    const gateway = testGateway({ url: server.url });
    await gateway.runTask(trendsTask(), "bicycle helmets", taskContext());
    const counted = server.calls[0]?.usage ?? { promptTokens: 0, cachedTokens: 0, completionTokens: 0 };
    expect(counted.cachedTokens).toBeGreaterThan(0);
    // gpt-5-mini: 0.25 in, 0.025 cached, 2 out, per million.
    const cost =
      ((counted.promptTokens - counted.cachedTokens) * 0.25 +
        counted.cachedTokens * 0.025 +
        counted.completionTokens * 2) /
      1e6;
    expect(gateway.usage.rows).toEqual([
      expect.objectContaining({
        accountId,
        userId,
        task: "report.market-trends",
        taskVersion: 3,
        model: "openai-compatible/gpt-5-mini",
        attempt: 1,
        idempotencyKey: "run-1/trends",
        tokensIn: counted.promptTokens,
        tokensCached: counted.cachedTokens,
        tokensOut: counted.completionTokens,
        outcome: "ok",
      }),
    ]);
    expect(gateway.usage.rows[0]?.costUsd).toBeCloseTo(cost, 12);
  });

  test("uses the fast model for fast tasks only", async () => {
    const gateway = testGateway({
      url: server.url,
      settings: { fastModel: { provider: "openai-compatible", id: "tiny" } },
    });
    await gateway.runTask(trendsTask({ modelClass: "fast" }), "helmets", taskContext());
    await gateway.runTask(trendsTask({ modelClass: "strong" }), "helmets", taskContext());
    expect(server.calls.map((call) => call.model)).toEqual(["tiny", "gpt-5-mini"]);
  });

  test("names each model that writes once, and those of them whose price is not known", () => {
    const gatewayOf = (settings: object) => {
      const { models, unpriced, writer, logged } = testGateway({ url: server.url, settings });
      return { models, unpriced, writer, warned: logged.map(({ fields }) => fields.model) };
    };
    const own = (id: string) => ({ provider: "openai-compatible" as const, id });
    const [priced, unknown] = ["openai-compatible/gpt-5-mini", "openai-compatible/home-made"];
    expect(gatewayOf({})).toEqual({ models: [priced], unpriced: [], writer: priced, warned: [] });
    expect(gatewayOf({ fastModel: own("home-made"), monthlyBudgetUsd: 1 })).toEqual({
      ...{ models: [priced, unknown], unpriced: [unknown], writer: priced, warned: [unknown] },
    });
    expect(gatewayOf({ model: undefined, fastModel: own("home-made") })).toMatchObject({
      ...{ models: [unknown], unpriced: [unknown], writer: unknown },
    });
  });

  test("takes control characters out of the answer", async () => {
    const value = {
      headline: "Clean\u0000 \u001bup\n",
      kind: "social",
      trends: [
        { title: "A\ud800", weight: 1 },
        { title: "B\tC", weight: 2 },
      ],
    };
    server.script({}, { kind: "answer", value });
    const { output } = await testGateway({ url: server.url }).runTask(trendsTask(), "helmets", taskContext());
    expect(output).toMatchObject({ headline: "Clean up", trends: [{ title: "A\ufffd" }, { title: "B\tC" }] });
  });

  test("never writes prompt or answer into the log", async () => {
    const gateway = testGateway({ url: server.url });
    server.script({ call: 1 }, { kind: "status", status: 500 });
    const { output } = await gateway.runTask(trendsTask(), "bicycle helmets", taskContext());
    server.script({}, { kind: "status", status: 400 });
    await failureOfTask(gateway.runTask(trendsTask(), "bicycle helmets", taskContext()));
    const log = JSON.stringify(gateway.logged);
    expect(gateway.logged).toHaveLength(3);
    for (const words of ["bicycle", "Larkspur", "strategist", output.headline]) expect(log).not.toContain(words);
  });
});

describe("partials", () => {
  test("grow, come in order and end with the whole answer", async () => {
    const partials: unknown[] = [];
    const shown = (count: number) => vi.waitUntil(() => partials.length >= count, { timeout: 60_000, interval: 5 });
    server.script({}, { kind: "held", before: (chunk) => shown(Math.floor(chunk / 8)) });
    const context = taskContext<Trends>({ onPartial: (partial) => partials.push(structuredClone(partial)) });
    const { output } = await testGateway({ url: server.url }).runTask(trendsTask(), "bicycle helmets", context);
    expect(partials.length).toBeGreaterThan(3);
    expect(partials.at(-1)).toEqual(output);
    const lengths = partials.map((partial) => JSON.stringify(partial).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  test("leave out what does not have the shape of the schema", async () => {
    const seen: string[] = [];
    server.script({}, { kind: "slow", latencyMs: 300 });
    const context = taskContext<Trends>({
      onPartial: (partial) => partial.kind !== undefined && seen.push(partial.kind),
    });
    await testGateway({ url: server.url }).runTask(trendsTask(), "bicycle helmets", context);
    expect(seen.length).toBeGreaterThan(0);
    for (const kind of seen) expect(["political", "economic", "social"]).toContain(kind);
  });

  test("of a failed attempt are replaced by those of the next one", async () => {
    const events: string[] = [];
    server.script({ call: 1 }, { kind: "cut", afterChunks: 20 });
    const context = taskContext<Trends>({
      onPartial: () => events.at(-1) !== "partial" && events.push("partial"),
      onRestart: () => events.push("restart"),
    });
    await testGateway({ url: server.url }).runTask(trendsTask(), "bicycle helmets", context);
    expect(events).toEqual(["partial", "restart", "partial"]);
  });

  test("do not break the task when their listener throws", async () => {
    const gateway = testGateway({ url: server.url });
    const onPartial = () => {
      throw new Error("a defect of the listener");
    };
    await expect(gateway.runTask(trendsTask(), "helmets", taskContext({ onPartial }))).resolves.toMatchObject({
      origin: "model",
    });
    expect(gateway.logged.map((line) => line.message)).toContain("A listener to partial answers failed.");
    server.script({ call: 1 }, { kind: "cut", afterChunks: 20 });
    const begunAnew = taskContext<Trends>({ onPartial: () => undefined, onRestart: onPartial });
    await expect(gateway.runTask(trendsTask(), "helmets", begunAnew)).resolves.toMatchObject({ origin: "model" });
  });
});

describe("cancelling", () => {
  test("ends a call under way and records it", async () => {
    const gateway = testGateway({ url: server.url });
    const abort = new AbortController();
    server.script({}, { kind: "hang", afterChunks: 5 });
    const context = taskContext<Trends>({ signal: abort.signal, onPartial: () => abort.abort() });
    expect(await failureOfTask(gateway.runTask(trendsTask(), "helmets", context))).toMatchObject({ code: "cancelled" });
    expect(gateway.usage.rows).toMatchObject([{ outcome: "cancelled", attempt: 1 }]);
    await expect.poll(() => server.calls[0]?.outcome).toBe("aborted");
  });

  test("ends the wait for a place, and that call is never made", async () => {
    const gateway = testGateway({ url: server.url, settings: { accountConcurrency: 1 } });
    const [holder, waiter] = [new AbortController(), new AbortController()];
    server.script({}, { kind: "hang" });
    const first = failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext({ signal: holder.signal })));
    await expect.poll(() => server.calls.length).toBe(1);
    const second = failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext({ signal: waiter.signal })));
    waiter.abort();
    expect(await second).toMatchObject({ code: "cancelled" });
    holder.abort();
    await first;
    expect(server.calls).toHaveLength(1);
    expect(gateway.usage.rows).toHaveLength(1);
  });
});

test("no account has more calls under way than it may, and none waits for another account", async () => {
  const gateway = testGateway({ url: server.url, settings: { concurrency: 3, accountConcurrency: 2 } });
  const abort = new AbortController();
  server.script({}, { kind: "hang" });
  const run = (account: string) =>
    failureOfTask(gateway.runTask(trendsTask(), account, taskContext({ accountId: account, signal: abort.signal })));
  const running = [...Array.from({ length: 6 }, () => run("busy")), run("calm")];
  await expect.poll(() => server.calls.length).toBe(3);
  abort.abort();
  await Promise.all(running);
  const accounts = server.calls.map((call) => call.messages.at(-1)?.text.split(": ").at(-1));
  expect(accounts.sort()).toEqual(["busy", "busy", "calm"]);
});

describe("the budget", () => {
  test("stops a call before it is made", async () => {
    const gateway = testGateway({ url: server.url, settings: { monthlyBudgetUsd: 0.001 } });
    const failure = await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
    expect(failure).toMatchObject({ code: "budget_exceeded", retryable: false });
    expect(server.calls).toHaveLength(0);
    expect(gateway.usage.rows).toHaveLength(0);
  });

  test("counts calls under way, gives back what they did not need, and lets the rest go on", async () => {
    // One call may cost a little over 0.002 dollars (1,000 tokens out); it really costs about a tenth of it.
    const gateway = testGateway({ url: server.url, settings: { monthlyBudgetUsd: 0.003 } });
    const refused = Promise.withResolvers<void>();
    server.script({ call: 1 }, { kind: "held", before: () => refused.promise });
    const [first, second] = [
      gateway.runTask(trendsTask(), "helmets", taskContext()),
      failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext())),
    ];
    expect(await second).toMatchObject({ code: "budget_exceeded" });
    refused.resolve();
    await first;
    expect(gateway.usage.reservedUsd()).toBe(0);
    await expect(gateway.runTask(trendsTask(), "helmets", taskContext())).resolves.toMatchObject({ origin: "model" });
  });

  test("does not stop a model without a known price, and the log says so at the start", async () => {
    const settings = { model: { provider: "openai-compatible", id: "home-made" }, monthlyBudgetUsd: 0 } as const;
    const gateway = testGateway({ url: server.url, settings });
    expect(gateway.logged.map((line) => line.fields)).toContainEqual({ model: "openai-compatible/home-made" });
    expect(gateway.logged.map((line) => line.message)).toContain(
      "The price of this model is not known: its calls do not count towards AI_MONTHLY_BUDGET_USD.",
    );
    await expect(gateway.runTask(trendsTask(), "helmets", taskContext())).resolves.toMatchObject({ origin: "model" });
  });
});

test("an answer is not lost when its usage row cannot be written", async () => {
  const usage = { ...testGateway().usage, record: () => Promise.reject(new Error("the database is away")) };
  const gateway = testGateway({ url: server.url, dependencies: { usage } });
  await expect(gateway.runTask(trendsTask(), "helmets", taskContext())).resolves.toMatchObject({ origin: "model" });
  expect(gateway.logged.at(-1)).toMatchObject({
    message: "A usage row could not be written.",
    fields: { task: "report.market-trends" },
  });
});

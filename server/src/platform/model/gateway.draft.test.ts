import { describe, expect, test } from "vitest";
import {
  accountId,
  failureOfTask,
  type Trends,
  taskContext,
  testGateway,
  trendsTask,
} from "#test-support/model-gateway.ts";
import { refuse } from "./answer/findings.ts";
import { DraftDefect } from "./drafts/run-draft.ts";

async function partialsOf(gateway = testGateway(), idea = "bicycle helmets") {
  const partials: unknown[] = [];
  const onPartial = (partial: unknown) => void partials.push(structuredClone(partial));
  const result = await gateway.runTask(trendsTask(), idea, taskContext<Trends>({ onPartial }));
  return { partials, output: result.output };
}

describe("without a configured model", () => {
  test("the offline drafter writes, and says so", async () => {
    const gateway = testGateway();
    expect(gateway.writer).toBe("offline drafter");
    const result = await gateway.runTask(trendsTask(), "bicycle helmets", taskContext());
    expect(result).toMatchObject({ origin: "draft", model: null, output: { headline: "What moves bicycle helmets" } });
  });

  test("a draft leaves one usage row that costs nothing", async () => {
    const gateway = testGateway();
    await gateway.runTask(trendsTask(), "bicycle helmets", taskContext());
    expect(gateway.usage.rows).toEqual([
      expect.objectContaining({
        accountId,
        task: "report.market-trends",
        model: "offline",
        attempt: 1,
        tokensOut: 0,
        costUsd: 0,
        outcome: "ok",
      }),
    ]);
  });

  test("a draft is kept with its row, as what it is", async () => {
    const kept: unknown[] = [];
    const keep = (_transaction: unknown, answer: unknown) => {
      kept.push(answer);
      return {} as never;
    };
    const { output } = await testGateway().runTask(trendsTask(), "bicycle helmets", taskContext<Trends>({ keep }));
    expect(kept).toMatchObject([{ output, origin: "draft", notes: [] }]);
  });

  test("the same input gives the same draft under any key, another input another seed", async () => {
    const seeds: string[] = [];
    const task = trendsTask({
      draft: (idea, seed) => {
        seeds.push(seed);
        return trendsTask().draft(idea, seed);
      },
    });
    const gateway = testGateway();
    await gateway.runTask(task, "helmets", taskContext({ idempotencyKey: "a" }));
    await gateway.runTask(task, "helmets", taskContext({ idempotencyKey: "b" }));
    await gateway.runTask(task, "lamps", taskContext({ idempotencyKey: "a" }));
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[2]).not.toBe(seeds[0]);
  });

  test("it appears word by word and item by item, and the last partial is the whole draft", async () => {
    const { partials, output } = await partialsOf();
    expect(partials.length).toBeGreaterThan(2);
    expect(partials[0]).not.toEqual(output);
    expect(partials.at(-1)).toEqual(output);
    const lengths = partials.map((partial) => JSON.stringify(partial).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  test("it takes no longer than its pace", async () => {
    const pauses: number[] = [];
    const sleep = async (milliseconds: number) => void pauses.push(milliseconds);
    await partialsOf(testGateway({ settings: { draftPaceMs: 900 }, dependencies: { sleep } }));
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(600);
    expect(total).toBeLessThanOrEqual(900);
  });

  test("nobody waits for a draft that nobody watches", async () => {
    const gateway = testGateway({ settings: { draftPaceMs: 900 } });
    await gateway.runTask(trendsTask(), "helmets", taskContext());
    expect(gateway.pauses).toEqual([]);
  });

  test("cancelling stops it", async () => {
    const abort = new AbortController();
    const context = taskContext<Trends>({ signal: abort.signal, onPartial: () => abort.abort() });
    expect(await failureOfTask(testGateway().runTask(trendsTask(), "helmets", context))).toMatchObject({
      code: "cancelled",
    });
  });

  test("a draft that breaks its schema or its check is a defect, and its words stay out of the message", async () => {
    const headline = "secret ".repeat(20);
    const tooLong = trendsTask({ draft: (idea, seed) => ({ ...trendsTask().draft(idea, seed), headline }) });
    const failing = trendsTask({ check: () => [refuse("secret", "headline", "headline: repeats the secret.")] });
    for (const task of [tooLong, failing]) {
      const error = await testGateway()
        .runTask(task, "helmets", taskContext())
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DraftDefect);
      expect(String(error)).not.toContain("secret");
      expect(JSON.stringify(error)).not.toContain("headline");
    }
  });
});

import { expect, test } from "vitest";
import { seededBelow } from "../../model-server/seeded.ts";
import { type ModelServerOptions, startModelServer } from "../../model-server/start-model-server.ts";
import { evaluationBriefs } from "../briefs.ts";
import { spoiltAnswer } from "../recorded/spoilt-answer.ts";
import { comparison } from "../report/comparison.ts";
import { evaluationTable } from "../report/table.ts";
import type { Evaluation } from "./evaluation.ts";
import { runEvaluation } from "./run-evaluation.ts";

const briefs = evaluationBriefs.filter(({ name }) => ["refill", "lifts", "german"].includes(name));
const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const few = { concurrency: 8, accountConcurrency: 8 };

/** An evaluation of a model whose answers are spoilt in this way. */
async function evaluationWith(distort: NonNullable<ModelServerOptions["distort"]>): Promise<Evaluation> {
  const model = await startModelServer({ distort });
  try {
    return await runEvaluation({
      settings: {
        ...few,
        model: { provider: "openai-compatible", id: "gpt-5-mini" },
        apiKey: "scripted",
        baseUrl: model.url,
      },
      briefs,
      startedAt: "2026-03-04T12:00:00.000Z",
      sleep: async () => undefined,
    });
  } finally {
    await model.close();
  }
}

const evaluationAt = (errorsInPercent: number) =>
  evaluationWith((text, { idempotencyKey, task = "" }) => {
    const seed = `${idempotencyKey}`;
    if (seededBelow(100, `whether ${seed}`) >= errorsInPercent) return text;
    try {
      const number = seededBelow(60, seed);
      return spoiltAnswer(JSON.parse(text), task.replaceAll("_", "-"), { seed, number }).text;
    } catch {
      // A part of an answer, which the mistakes of whole answers do not know.
      return `Here it is: ${text}`;
    }
  });

test("the more answers of a model are spoilt, the more is mended, repaired and lost, and the table and the comparison say so", {
  timeout: 300_000,
}, async () => {
  const [none, some, many] = [await evaluationAt(0), await evaluationAt(20), await evaluationAt(60)];
  expect(none.all).toMatchObject({ failed: 0, repaired: 0, mends: {}, claims: 0 });
  expect(none).toMatchObject({ gaps: 0, failedSections: 0, promptFaults: 0 });
  expect(total(some.all.mends)).toBeGreaterThan(0);
  expect(total(many.all.mends)).toBeGreaterThan(total(some.all.mends));
  expect(some.all.repaired).toBeGreaterThan(0);
  expect(many.all.repaired).toBeGreaterThan(some.all.repaired);
  const claimsRefused = ({ all }: Evaluation) => all.refused["claims-a-finding"] ?? 0;
  expect(claimsRefused(many)).toBeGreaterThan(claimsRefused(some));
  expect(many.all.claims).toBe(0);
  expect(total(many.all.refused)).toBeGreaterThan(total(some.all.refused));

  const table = evaluationTable(many);
  expect(table.split("\n").length).toBeLessThanOrEqual(25);
  expect(table).toMatch(/^Mended: \S+ \d+, /mu);
  const said = comparison(none, many);
  expect(said).toMatch(
    /^Worse:\n(?: {2}all .+\n)*? {2}all +repaired +0\.0 % -> \d+\.\d %, \+\d+\.\d points \(of \d+\)$/mu,
  );
  expect(comparison(many, none)).toMatch(/^Better:\n(?: {2}all .+\n)*? {2}all +repaired +/mu);
  if (process.env.SHOW_EVALUATIONS)
    process.stdout.write([none, some, many].map((one) => evaluationTable(one)).join("\n") + said);
});

test("a model that says the same of every idea is found out", { timeout: 300_000 }, async () => {
  const first = new Map<string, string>();
  const { all, tasks } = await evaluationWith((text, { idempotencyKey = "", task = "" }) => {
    if (task !== "trends") return text;
    const same = first.get(task) ?? text;
    first.set(task, same);
    return idempotencyKey.includes("repair") ? text : same;
  });
  expect(all.failed).toBe(0);
  expect(tasks.trends?.shared).toBe(tasks.trends?.sentences);
  expect(tasks.overview?.shared).toBe(0);
});

test("a section that fails takes those with it that need it, and the others are written", {
  timeout: 300_000,
}, async () => {
  const { failedSections, tasks } = await evaluationWith((text, { task }) => (task === "trends" ? "Sorry, no." : text));
  expect(tasks.trends).toMatchObject({ asked: briefs.length, failed: briefs.length });
  expect(tasks["market-forces"]).toBeUndefined();
  expect(tasks["customer-profiles"]).toMatchObject({ failed: 0 });
  expect(failedSections).toBeGreaterThanOrEqual(2 * briefs.length);
});

test("drafts are measured like answers: none fails, they cost nothing and hardly share a sentence", async () => {
  const drafted = await runEvaluation({ settings: few, briefs, startedAt: "2026-03-04T12:00:00.000Z" });
  expect(drafted).toMatchObject({ model: "offline drafter", failedSections: 0, gaps: 0, promptFaults: 0 });
  expect(drafted.all).toMatchObject({ failed: 0, repaired: 0, mends: {}, claims: 0, costUsd: 0 });
  expect(drafted.all.shared / drafted.all.sentences).toBeLessThan(0.05);
});

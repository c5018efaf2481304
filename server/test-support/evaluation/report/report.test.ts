import { expect, test } from "vitest";
import type { Evaluation, Figures } from "../run/evaluation.ts";
import { comparison } from "./comparison.ts";
import { evaluationTable } from "./table.ts";

function figures(change: Partial<Figures> = {}): Figures {
  return {
    asked: 40,
    failed: 0,
    repaired: 2,
    mends: { "tidied-text": 6 },
    refused: { "invented-figure": 2 },
    figures: 0,
    names: 1,
    claims: 0,
    told: 40,
    otherLanguage: 0,
    sentences: 200,
    shared: 6,
    texts: 400,
    words: 6_000,
    written: 30_000,
    allowed: 90_000,
    tokensIn: 100_000,
    tokensOut: 30_000,
    costUsd: 0.085,
    seconds: 300,
    ...change,
  };
}

function evaluation(change: Partial<Evaluation> = {}): Evaluation {
  return {
    model: "openai/gpt-5-mini",
    startedAt: "2026-03-04T12:00:00.000Z",
    briefs: ["refill", "german"],
    versions: { overview: 1, trends: 3 },
    tasks: { overview: figures({ asked: 12, told: 12 }), trends: figures({ asked: 28, told: 28, mends: {} }) },
    all: figures(),
    gaps: 0,
    failedSections: 0,
    facts: { given: 20, used: 13 },
    promptFaults: 0,
    ...change,
  };
}

const worse = evaluation({
  startedAt: "2026-03-05T09:30:00.000Z",
  versions: { overview: 2, trends: 3 },
  tasks: {
    overview: figures({ asked: 12, told: 12, failed: 3, otherLanguage: 2, repaired: 5 }),
    trends: figures({ asked: 28, told: 28, mends: {}, repaired: 0, shared: 1 }),
  },
  all: figures({ failed: 3, otherLanguage: 2, repaired: 5, claims: 4, shared: 3 }),
  gaps: 2,
  failedSections: 1,
  facts: { given: 20, used: 9 },
  promptFaults: 1,
});

test("a table shows the worst task first and what is wrong", async () => {
  await expect(evaluationTable(worse)).toMatchFileSnapshot("table.txt");
});

test("a table says how much of what is stated rests on what was read, where that was asked for", () => {
  const grounds = {
    statements: 50,
    reasoned: 10,
    byWords: { supported: 30, partly: 8, not: 2 },
    byModel: { supported: 28, partly: 10, not: 2 },
  };
  const lines = evaluationTable(evaluation({ grounds })).split("\n");
  expect(lines).toContain(
    "Grounds: of 50 statements 80 % quote what was read, and the others say that they are reasoning.",
  );
  expect(lines).toContain(
    "Carried by their quotes: 75 %, in part 20 %, not 5.0 % by words; 70 %, in part 25 %, not 5.0 % by a second model.",
  );
  expect(evaluationTable(evaluation())).not.toContain("Grounds");
});

test("a comparison says what got worse and better, by how much, and on how many answers it rests", async () => {
  await expect(comparison(evaluation(), worse)).toMatchFileSnapshot("comparison.txt");
});

test("two runs that are alike have no difference worth a line", () => {
  const said = comparison(evaluation(), evaluation({ all: figures({ shared: 7 }) }));
  expect(said).toContain("No difference worth a line.");
});

test("a table of many tasks keeps to a screen of 100 columns, and details show all", () => {
  const tasks = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [`task-with-a-long-name-${index}`, figures()]),
  );
  const mends = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`rule-${index}`, index + 1]));
  const short = evaluationTable(evaluation({ tasks, all: figures({ mends }) })).split("\n");
  const long = evaluationTable(evaluation({ tasks, all: figures({ mends }) }), { details: true });
  expect(short.length).toBeLessThanOrEqual(25);
  expect(Math.max(...short.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(short.join("\n")).not.toContain("rule-0 1");
  for (const text of ["task-with-a-long-name-24", "rule-0 1"]) expect(long).toContain(text);
});

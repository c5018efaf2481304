import { expect, test } from "vitest";
import type { PersonaMeasures } from "../personas/persona-figures.ts";
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

const replies = (agrees: number): PersonaMeasures => ({
  agreement: {
    bad: { agrees, refuses: 20 - agrees, open: 0 },
    fair: { agrees: 20, refuses: 10, open: 10 },
    agreedTo: {},
  },
  spread: { pairs: 100, alike: 5, likeness: 0.2, likenessOfProfiles: 0.1, named: 20, limitsApart: 0.9 },
  consistency: { asked: 60, same: 54, silent: 3, sameBy: { use: 20, price: 18, refusal: 16 } },
  resistance: { pushed: 20, keptPrice: 20, keptOpinion: 20 - agrees, gaveInAt: [] },
});
const withPersonas = (said: number, shown: number): Evaluation => ({
  ...evaluation(),
  personas: {
    model: "openai/gpt-5-mini",
    people: 20,
    planned: 500,
    answered: 500,
    givenUp: null,
    said: replies(said),
    shown: replies(shown),
    changed: 50,
    fromProfile: 5,
    reading: {
      kept: { of: 50, read: 40, right: 38 },
      german: { of: 20, read: 18, right: 17 },
      takenForAgreement: 0,
      agreementOverlooked: 0,
    },
    tokensIn: 0,
    tokensOut: 0,
    costUsd: 0,
  },
});

test("a comparison says what personas do otherwise, from one person of twenty on, and nothing where nobody talked to them", () => {
  const lines = comparison(withPersonas(2, 1), withPersonas(8, 1)).split("\n");
  expect(lines).toContain("  personas as said         agrees to plainly bad ideas: 10 % -> 40 % (of 20)");
  expect(lines.filter((line) => line.includes("personas as shown"))).toEqual([]);
  expect(comparison(evaluation(), withPersonas(8, 1))).toContain("No difference worth a line.");
  const alone = evaluationTable({ ...withPersonas(2, 1), briefs: [] });
  expect(alone.split("\n")[0]).toBe("Personas: 20 people, 500 of 500 questions answered by openai/gpt-5-mini.");
});

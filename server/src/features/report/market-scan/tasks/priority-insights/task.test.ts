import { expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { trendsTask } from "../../../trends/tasks/trends/task.ts";
import type { PriorityInsightsOutput } from "./output.ts";
import { priorityInsightsTask } from "./task.ts";

const inputOf = (brief: ConceptBrief) => ({ brief, trends: draftOf(trendsTask, { brief }) });
const input = inputOf(refillDepots);

function answer(change: Partial<PriorityInsightsOutput["insights"][number]> = {}): PriorityInsightsOutput {
  const subjects = ["Waste", "Metering", "Crews", "Owners", "Freight"];
  const insight = (subject: string) => ({
    title: `${subject} decides who signs`,
    direction: "headwind" as const,
    explanation: `${subject} is paid by the owner and felt by the crew. Ask both before the second depot.`,
  });
  return { insights: [{ ...insight("Rent"), ...change }, ...subjects.map(insight)] };
}

const check = (change: Partial<PriorityInsightsOutput["insights"][number]>) =>
  saidOfAnswer(priorityInsightsTask, answer(change), input).join("\n");
const assess = (...changes: object[]) => {
  const { insights } = answer();
  const spoilt = insights.map((insight, index) => ({ ...insight, ...changes[index] }));
  const result = assessed(priorityInsightsTask, { insights: spoilt }, input);
  return { ...result, titles: result.outcome === "ok" ? result.output.insights.map(({ title }) => title) : [] };
};

testTaskPromises(priorityInsightsTask, conceptBriefs.map(inputOf));

test("a good answer is taken", () => {
  const problems = saidOfAnswer(priorityInsightsTask, priorityInsightsTask.output.parse(answer()), input);
  expect(problems.filter((problem) => !problem.includes("repeats a sentence"))).toEqual([]);
});

test("two insights may be missing or of no use, three may not", () => {
  const { insights } = answer();
  expect(assess({ direction: "sideways" }, { direction: null })).toMatchObject({
    outcome: "ok",
    mends: expect.arrayContaining(["bad-item insights.0", "bad-item insights.1"]),
    notes: [{ place: "insights", sentence: "4 of 6 could be used." }],
  });
  expect(assess({}, { title: "RENT decides who signs" }).titles).toHaveLength(5);
  expect(assessed(priorityInsightsTask, { insights: insights.slice(3) }, input)).toMatchObject({
    outcome: "malformed",
    refused: [{ rule: "too-few-items", place: "insights" }],
  });
});

test("an insight that only repeats a finding is left out where enough remain, else it is written anew or marked", () => {
  const explanation = input.trends.categories[0]?.keyFindings[0]?.text ?? "";
  expect(assess({ explanation })).toMatchObject({
    outcome: "ok",
    mends: expect.arrayContaining(["repeated-finding insights.0"]),
  });
  expect(assess({ title: explanation }).titles).not.toContain(explanation);
  const few = { insights: answer().insights.slice(2).with(0, { title: "Rent", direction: "headwind", explanation }) };
  expect(assessed(priorityInsightsTask, few, input)).toMatchObject({
    outcome: "check_failed",
    refused: [
      { rule: "repeated-finding", place: "insights.0", orMark: "This repeats a key finding of the PESTEL analysis." },
    ],
  });
});

test("a title loses its remark; one that stays long is kept and marked", () => {
  const remark = `Owners decide who signs: ${"they pay for all of it ".repeat(5).trim()}`;
  expect(assess({ title: remark }).titles[0]).toBe("Owners decide who signs");
  const long =
    "Owners who let whole floors decide about every box that their tenants and their crews carry up with a lift in the morning";
  expect(long).toHaveLength(121);
  expect(assess({ title: long })).toMatchObject({
    outcome: "ok",
    notes: [{ rule: "long-label", place: "insights.0.title" }],
  });
  expect(assess({ title: long.slice(0, 120) })).toMatchObject({ outcome: "ok", notes: [] });
});

test("the same title twice and a figure from nowhere are told", () => {
  expect(check({ title: "waste decides WHO signs" })).toContain("twice");
  expect(check({ explanation: "Nine of 37 owners said so." })).toContain("37");
});

test("the prompt carries the whole analysis", () => {
  const { prefix } = priorityInsightsTask.prompt(input);
  for (const { summary, keyFindings } of input.trends.categories) {
    expect(prefix).toContain(summary);
    for (const { text } of keyFindings) expect(prefix).toContain(text);
  }
});

test("a draft weighs what people said of need, limits, timing and difference", () => {
  const concept = evaluationBriefs.find(({ name }) => name === "finance")?.concept ?? refillDepots;
  const { insights } = draftOf(priorityInsightsTask, inputOf(concept));
  expect(insights).toEqual([
    {
      title: expect.any(String),
      direction: "tailwind",
      explanation: expect.stringContaining("“Plumbers buy material"),
    },
    { title: expect.any(String), direction: "headwind", explanation: expect.stringContaining("“Losses above 2.5%") },
    { title: expect.any(String), direction: "tailwind", explanation: expect.stringContaining("“Large builders pay") },
    { title: expect.any(String), direction: "headwind", explanation: expect.stringContaining("“Asks for no house") },
  ]);
});

test("what nobody said is told as missing, and holds back", () => {
  const { insights } = draftOf(priorityInsightsTask, inputOf(bareConcept));
  expect(insights.map(({ direction }) => direction)).toEqual(Array(4).fill("headwind"));
  expect(insights[2]?.title).toMatch(/not said|no reason/u);
});

import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
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

test("the request carries the whole analysis", () => {
  const { request } = priorityInsightsTask.prompt(input);
  for (const { summary, keyFindings } of input.trends.categories) {
    expect(request).toContain(summary);
    for (const { text } of keyFindings) expect(request).toContain(text);
  }
});

test("a draft speaks for and against the concept", () => {
  const directions = draftOf(priorityInsightsTask, input).insights.map(({ direction }) => direction);
  expect(directions.filter((direction) => direction === "headwind" || direction === "down")).toHaveLength(3);
});

test("a draft from an analysis without findings claims no lead for any category", () => {
  const categories = input.trends.categories.map((category) => ({ ...category, keyFindings: [] }));
  const { insights } = draftOf(priorityInsightsTask, { ...input, trends: { ...input.trends, categories } });
  expect(insights).toHaveLength(6);
  expect(JSON.stringify(insights)).not.toMatch(/findings of the scan/u);
});

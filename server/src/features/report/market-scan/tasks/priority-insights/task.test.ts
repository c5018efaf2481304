import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
  priorityInsightsTask.check(answer(change), input).join("\n");

testTaskPromises(priorityInsightsTask, conceptBriefs.map(inputOf));

test("a good answer is taken", () => {
  const problems = priorityInsightsTask.check(priorityInsightsTask.output.parse(answer()), input);
  expect(problems.filter((problem) => !problem.includes("repeats a sentence"))).toEqual([]);
});

test("five insights, or a direction that does not exist, are no answer", () => {
  const parses = (value: unknown) => priorityInsightsTask.output.safeParse(value).success;
  expect(parses({ insights: answer().insights.slice(1) })).toBe(false);
  expect(
    parses({ insights: [{ ...answer().insights[0], direction: "sideways" }, ...answer().insights.slice(1)] }),
  ).toBe(false);
});

test("an insight that only repeats a finding is told", () => {
  const finding = input.trends.categories[0]?.keyFindings[0]?.text ?? "";
  expect(check({ explanation: finding })).toContain("only repeats a key finding");
});

test("the same title twice, a title as long as a paragraph and a figure from nowhere are told", () => {
  expect(check({ title: "waste decides WHO signs" })).toContain("twice");
  expect(check({ title: "Owners ".repeat(20) })).toContain("headline");
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

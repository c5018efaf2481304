import { expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import { gradingFits } from "./grading.ts";
import type { MarketForcesOutput } from "./output.ts";
import { marketForcesTask } from "./task.ts";

const input = { brief: refillDepots };

function answer(change: Partial<MarketForcesOutput["forces"][number]> = {}): MarketForcesOutput {
  const names = ["Landlord demand", "Input cost", "Cleaning crews", "Metering", "Contract terms"];
  const force = (category: string) => ({
    category,
    icon: "coin" as const,
    score: 7,
    grading: "Mostly Headwinds" as const,
    summary: `${category} binds owners for longer than a depot needs to prove itself.`,
    impact: `Ask three owners how ${category} would have to change.`,
    whatWouldTurn: `A law on ${category} would free owners from it.`,
    howToNotice: `Owners would speak of ${category} before they are asked.`,
  });
  return { forces: [{ ...force("Rivals"), ...change }, ...names.map(force)] };
}

const check = (change: Partial<MarketForcesOutput["forces"][number]>) =>
  saidOfAnswer(marketForcesTask, answer(change), input).join("\n");
const assess = (change: object) => {
  const { forces } = answer();
  const result = assessed(marketForcesTask, { forces: [{ ...forces[0], ...change }, ...forces.slice(1)] }, input);
  return { ...result, first: result.outcome === "ok" ? result.output.forces[0] : undefined };
};

testTaskPromises(
  marketForcesTask,
  conceptBriefs.map((brief) => ({ brief })),
);

test("a good answer is taken", () => {
  expect(marketForcesTask.check(marketForcesTask.output.parse(answer()), input)).toEqual([]);
});

test.each([
  [7, "Headwinds & Tailwinds", "Mostly Headwinds"],
  [2, "Mostly Headwinds", "Mostly Tailwinds"],
  [5, "Balanced", "Headwinds & Tailwinds"],
  [6.5, "very bad", "Mostly Headwinds"],
])("a score of %d graded as “%s” is graded as “%s”", (score, given, grading) => {
  expect(assess({ score, grading: given })).toMatchObject({ outcome: "ok", first: { score, grading } });
});

test("what would turn a force may be left open, or be missing", () => {
  expect(assess({ whatWouldTurn: "", howToNotice: undefined })).toMatchObject({
    outcome: "ok",
    first: { whatWouldTurn: "", howToNotice: "" },
  });
});

test("a grading follows its score only where they disagree", () => {
  expect(assess({ score: 7, grading: "Mostly Tailwinds" }).mends).toEqual(["grading-follows-score forces.0.grading"]);
  for (const grading of ["Mostly Tailwinds", "Headwinds & Tailwinds"])
    expect(assess({ score: 4, grading })).toMatchObject({ first: { grading }, mends: [] });
});

test("an icon that there is none of becomes the one for demand", () => {
  expect(assess({ icon: "rocket" })).toMatchObject({ outcome: "ok", first: { icon: "users" } });
});

test("one force may be missing or of no use, two may not", () => {
  const { forces } = answer();
  const five = assessed(marketForcesTask, { forces: forces.slice(1) }, input);
  expect(five).toMatchObject({ outcome: "ok", notes: [{ place: "forces", sentence: "5 of 6 could be used." }] });
  expect(assess({ score: 70 })).toMatchObject({ outcome: "ok", mends: ["bad-item forces.0"] });
  expect(assess({ category: "input COST" })).toMatchObject({ outcome: "ok", mends: ["repeated-item forces"] });
  expect(assessed(marketForcesTask, { forces: forces.slice(2) }, input)).toMatchObject({
    outcome: "malformed",
    refused: [{ rule: "too-few-items", place: "forces" }],
  });
});

test("the name of a force loses its remark; one that stays long is kept and marked", () => {
  const remark = "Input cost of boxes: what owners pay for them";
  expect(assess({ category: remark })).toMatchObject({
    first: { category: "Input cost of boxes" },
    mends: ["label-with-remark forces.0.category"],
  });
  const long = "The price at which owners buy boxes today";
  expect(long).toHaveLength(41);
  expect(assess({ category: long })).toMatchObject({
    outcome: "ok",
    notes: [{ rule: "long-label", place: "forces.0.category" }],
  });
  expect(assess({ category: long.slice(0, 40) })).toMatchObject({ notes: [] });
});

test("a force that stands twice, a figure from nowhere and an empty text are told", () => {
  expect(check({ category: "input  COST" })).toContain("twice");
  expect(check({ summary: "Prices rose by 12 percent." })).toContain("12 percent");
  expect(check({ impact: "" })).toContain("empty");
});

test("a draft leans as far as people's own words go, and leaves in the middle what nobody spoke of", () => {
  const { forces } = draftOf(marketForcesTask, { brief: liftMaintenance });
  const scores = Object.fromEntries(forces.map(({ category, score }) => [category, score]));
  expect(scores).toEqual({
    "Customer need": 4,
    Rivals: 5,
    "Limits and rules": 5,
    Change: 5,
    "Cost today": 3,
    "What is done today": 5,
  });
  expect(forces.every(({ grading, score }) => gradingFits(grading, score))).toBe(true);
  expect(forces.find(({ category }) => category === "Cost today")?.summary).toContain("“Overtime for 45 technicians");
  expect(forces.find(({ category }) => category === "Rivals")?.summary).toBe("Not judged yet");
});

test("a limit weighs against the concept, and a price that nobody has agreed to stays in the middle", () => {
  const concept = evaluationBriefs.find(({ name }) => name === "hardware")?.concept ?? refillDepots;
  const { forces } = draftOf(marketForcesTask, { brief: concept });
  expect(forces.find(({ category }) => category === "Limits and rules")).toMatchObject({
    score: 7,
    grading: "Mostly Headwinds",
    summary: expect.stringContaining("“Batteries must last 9 hours”"),
  });
  expect(forces.find(({ category }) => category === "Price")).toMatchObject({
    score: 5,
    summary: expect.stringContaining("“Growers lease a robot for €1,900 a month from April to September”"),
  });
});

test("a draft has six forces whatever was said, in the language of the idea", () => {
  for (const { concept } of evaluationBriefs)
    expect(draftOf(marketForcesTask, { brief: concept }).forces).toHaveLength(6);
  const german = evaluationBriefs.find(({ name }) => name === "german")?.concept ?? refillDepots;
  expect(draftOf(marketForcesTask, { brief: german }).forces[0]?.category).toBe("Bedarf der Kunden");
});

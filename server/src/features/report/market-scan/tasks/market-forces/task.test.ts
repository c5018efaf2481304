import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import { marketForces } from "../../../../../library/market-forces.ts";
import { gradingFits } from "./grading.ts";
import { forceIcon } from "./icons.ts";
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

test("a draft grades each force as it scores it, and different ideas differently", () => {
  const radars = conceptBriefs.map((brief) => draftOf(marketForcesTask, { brief }).forces);
  expect(radars.flat().every(({ grading, score }) => gradingFits(grading, score))).toBe(true);
  expect(new Set(radars.map((forces) => forces.map(({ score }) => score).join())).size).toBeGreaterThan(3);
});

test("the forces of the library keep their icons", () => {
  expect(marketForces.map(({ icon }) => icon).filter((icon) => forceIcon(icon) !== icon)).toEqual([]);
});

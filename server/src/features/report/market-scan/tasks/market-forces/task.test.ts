import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
  marketForcesTask.check(answer(change), input).join("\n");

testTaskPromises(
  marketForcesTask,
  conceptBriefs.map((brief) => ({ brief })),
);

test("a good answer is taken", () => {
  expect(marketForcesTask.check(marketForcesTask.output.parse(answer()), input)).toEqual([]);
});

test("a grading that says something else than its score is told", () => {
  expect(check({ score: 2 })).toContain('score 2 but the grading "Mostly Headwinds", which stands for 6 to 10');
  expect(check({ score: 7, grading: "Headwinds & Tailwinds" })).toContain("Make them agree");
  expect(check({ score: 4, grading: "Mostly Tailwinds" })).toBe("");
  expect(check({ score: 4, grading: "Headwinds & Tailwinds" })).toBe("");
});

test("scores beyond the scale, five forces and gradings of another kind are no answer", () => {
  const parses = (value: unknown) => marketForcesTask.output.safeParse(value).success;
  expect(parses(answer({ score: 10.5 }))).toBe(false);
  expect(parses({ forces: answer().forces.slice(1) })).toBe(false);
  expect(parses({ forces: [{ ...answer().forces[0], grading: "Headwinds" }, ...answer().forces.slice(1)] })).toBe(
    false,
  );
});

test("the same force twice, an essay as a name, a figure from nowhere and an empty text are told", () => {
  expect(check({ category: "input  COST" })).toContain("twice");
  expect(check({ category: "The price at which owners buy consumables today" })).toContain("one to three words");
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

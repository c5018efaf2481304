import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/financial-inputs.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import type { CostDriversOutput } from "./output.ts";
import { costDriversTask } from "./task.ts";

const input = revenueInput(refillDepots);

type Driver = CostDriversOutput["drivers"][number];

function answer(change: Partial<Driver> = {}): CostDriversOutput {
  const driver = (title: string): Driver => ({
    title,
    description: `${title} grows with every depot that is added.`,
    icon: "package",
    costPercentageEstimate: 25,
    mitigationStatement: `Keep ${title} within one street.`,
  });
  return {
    drivers: [{ ...driver("Refilling trips"), ...change }, driver("Detergent"), driver("Depots"), driver("Metering")],
  };
}

const check = (change: Partial<Driver>) => costDriversTask.check(answer(change), input).join("\n");

testTaskPromises(costDriversTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(costDriversTask.check(costDriversTask.output.parse(answer()), input)).toEqual([]);
});

test("shares that are not the whole are told with their sum", () => {
  expect(check({ costPercentageEstimate: 30 })).toContain("add up to 105");
  expect(check({ costPercentageEstimate: 20 })).toContain("add up to 95");
});

test("the same cost twice, a figure in a text and an empty text are told", () => {
  expect(check({ title: "depots" })).toContain("twice");
  expect(check({ description: "A trip costs $40." })).toContain("$40");
  expect(check({ mitigationStatement: " " })).toContain("empty");
});

test("three costs, half percents and icons that do not exist are no answer", () => {
  const parses = (change: object) => costDriversTask.output.safeParse(answer(change)).success;
  expect(costDriversTask.output.safeParse({ drivers: answer().drivers.slice(1) }).success).toBe(false);
  expect([{ costPercentageEstimate: 24.5 }, { costPercentageEstimate: 0 }, { icon: "rocket" }].some(parses)).toBe(
    false,
  );
});

test("a draft begins with the people and counts every percent once", () => {
  for (const brief of conceptBriefs) {
    const { drivers } = draftOf(costDriversTask, revenueInput(brief));
    expect(drivers[0]?.title).toBe("People who run it");
    expect(drivers.reduce((sum, { costPercentageEstimate }) => sum + costPercentageEstimate, 0)).toBe(100);
  }
});

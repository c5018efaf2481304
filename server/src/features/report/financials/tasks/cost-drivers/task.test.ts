import { expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { revenueInput } from "#test-support/task-inputs/financial-inputs.ts";
import { assessed, draftOf, saidOfAnswer, testTaskPromises } from "#test-support/task-promises.ts";
import { toldOfConcept } from "../../../../concepts/exports/told-of-concept.ts";
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

const check = (change: Partial<Driver>) => saidOfAnswer(costDriversTask, answer(change), input).join("\n");
const assess = (...shares: unknown[]) => {
  const { drivers } = answer();
  const spoilt = drivers.map((driver, index) => ({ ...driver, costPercentageEstimate: shares[index] }));
  const result = assessed(costDriversTask, { drivers: spoilt }, input);
  const output = result.outcome === "ok" ? result.output.drivers : [];
  return { ...result, shares: output.map(({ costPercentageEstimate }) => costPercentageEstimate) };
};

testTaskPromises(costDriversTask, conceptBriefs.map(revenueInput));

test("a good answer is taken", () => {
  expect(costDriversTask.check(costDriversTask.output.parse(answer()), input)).toEqual([]);
});

test.each([
  [[40, 30, 20, 10], [40, 30, 20, 10], []],
  [[40, 30, 17, 10], [41, 31, 18, 10], ["shares-to-100 drivers"]],
  [[40, 30, 20, 15], [38, 29, 19, 14], ["shares-to-100 drivers"]],
  [[60, 50, 30, 10], [40, 33, 20, 7], ["shares-to-100 drivers"]],
  [[20, 15, 10, 5], [40, 30, 20, 10], ["shares-to-100 drivers"]],
  [[10, 40, 30, 20], [40, 30, 20, 10], ["largest-first drivers"]],
])("shares of %j are %j", (given, shares, mends) => {
  expect(assess(...given)).toMatchObject({ outcome: "ok", shares, mends });
});

test.each([
  [[20, 15, 9, 5], 49],
  [[60, 50, 30, 11], 151],
])("shares of %j are no shares of one whole", (given, total) => {
  expect(assess(...given)).toMatchObject({
    outcome: "check_failed",
    refused: [{ rule: "shares-of-whole", place: "drivers", problem: expect.stringContaining(`add up to ${total};`) }],
  });
});

test("shares written as words and fractions are read", () => {
  expect(assess("40 %", "30%", "20 percent", 10).shares).toEqual([40, 30, 20, 10]);
  expect(assess(0.4, 0.3, 0.2, 0.1).shares).toEqual([40, 30, 20, 10]);
});

test("the same cost twice, a figure in a text and an empty text are told", () => {
  expect(check({ title: "depots" })).toContain("twice");
  expect(check({ description: "A trip costs $40." })).toContain("$40");
  expect(check({ mitigationStatement: " " })).toContain("empty");
});

test("three costs are enough and make the whole, two are not; an icon that there is none of becomes a neutral one", () => {
  const { drivers } = answer();
  const given = (...changed: unknown[]) => assessed(costDriversTask, { drivers: changed }, input);
  expect(given(...drivers.slice(1))).toMatchObject({
    outcome: "ok",
    output: { drivers: [34, 33, 33].map((costPercentageEstimate) => ({ costPercentageEstimate })) },
    notes: [{ sentence: "3 of 4 could be used." }],
  });
  expect(given(...drivers.slice(0, 3), { ...drivers[0], title: "refilling TRIPS" })).toMatchObject({ outcome: "ok" });
  expect(given(...drivers.slice(2))).toMatchObject({ outcome: "malformed", refused: [{ rule: "too-few-items" }] });
  const [first, ...others] = drivers;
  expect(given({ ...first, icon: "rocket" }, ...others)).toMatchObject({
    outcome: "ok",
    output: { drivers: [{ icon: "receipt" }, {}, {}, {}] },
  });
});

test("a draft begins with the people and counts every percent once", () => {
  for (const brief of conceptBriefs) {
    const { drivers } = draftOf(costDriversTask, revenueInput(brief));
    const { language } = toldOfConcept(brief);
    expect(drivers[0]?.title).toBe(language === "ja" ? "運営する人" : "People who run it");
    expect(drivers.reduce((sum, { costPercentageEstimate }) => sum + costPercentageEstimate, 0)).toBe(100);
  }
});

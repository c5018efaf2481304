import { expect, test } from "vitest";
import { gapOf, notedSections, sectionsIn } from "#testing/concepts.ts";
import { projectionWith } from "#testing/projections.ts";
import { assumptionWith } from "#testing/reports.ts";
import { nextSteps } from "./next-steps.ts";

const whole = sectionsIn("complete");
const steps = (given: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ sections: whole, assumptions: [], projection: undefined, tests: true, ...given }).map(({ text }) => text);

const guessed = projectionWith();
const sourced = projectionWith({
  marketSizings: guessed.marketSizings.map((sizing) => ({
    ...sizing,
    assumptionEntries: sizing.assumptionEntries.map((entry) => ({ ...entry, assumptionSources: ["s-1"] })),
  })),
});

test("steps come in the order of what is pressing", () => {
  expect(
    steps({
      sections: notedSections({ financialProjection: [gapOf("pricing", "Pricing")] }),
      assumptions: [
        assumptionWith("Small", { risk: 0.2 }),
        assumptionWith("Large", { risk: 0.9 }),
        assumptionWith("Refuted", { status: "invalidated", importance: 3 }),
        assumptionWith("Begun", { testProgress: 0.5, risk: 0.1 }),
      ],
      projection: guessed,
    }),
  ).toEqual([
    "Have what is missing written: Pricing",
    "Rethink what a test has refuted: “Refuted”",
    "Finish the test of “Begun”",
    "Test what is riskiest: “Large”",
    "Find sources for 1 of the 2 numbers behind the size",
  ]);
});

test("what was refuted and matters little needs no rethinking, and a number with a source no other", () => {
  const assumptions = [assumptionWith("Refuted", { status: "invalidated", importance: 1 })];
  expect(steps({ assumptions, projection: sourced })).toEqual(["Every assumption is settled: decide how to go on"]);
});

test("nothing is next where nothing is known", () => {
  expect(steps({})).toEqual([]);
});

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

test("the test that has begun is not the one to begin, and without another one nothing is", () => {
  const begun = assumptionWith("Begun", { testProgress: 0.5, risk: 0.9 });
  expect(steps({ assumptions: [begun] })).toEqual(["Finish the test of “Begun”"]);
  expect(steps({ assumptions: [begun, assumptionWith("Small", { risk: 0.1 })] })).toEqual([
    "Finish the test of “Begun”",
    "Test what is riskiest: “Small”",
  ]);
});

test("sources are sought for all numbers where none has one, and for one where there is but one", () => {
  const bare = (count: number) =>
    projectionWith({
      marketSizings: guessed.marketSizings.map((sizing) => ({
        ...sizing,
        assumptionEntries: sizing.assumptionEntries
          .slice(0, count)
          .map((entry) => ({ ...entry, assumptionSources: [] })),
      })),
    });
  expect(steps({ projection: bare(2) })).toEqual(["Find sources for all 2 numbers behind the size"]);
  expect(steps({ projection: bare(1) })).toEqual(["Find sources for 1 of the 1 numbers behind the size"]);
});

test("a step leads to where it is done; what the overview itself lacks is no step", () => {
  const pages = (given: Partial<Parameters<typeof nextSteps>[0]>) =>
    nextSteps({ sections: whole, assumptions: [], projection: undefined, tests: true, ...given }).map(
      ({ place }) => place.page,
    );
  const sections = notedSections({
    overview: [gapOf("executive-summaries", "Summaries")],
    financialProjection: [gapOf("pricing", "Pricing")],
    customerProfiles: [gapOf("signals", "Signals")],
  });
  expect(pages({ sections }).toSorted()).toEqual(["business-model", "customer-profile"]);
  const assumptions = [assumptionWith("Open")];
  expect([pages({ assumptions }), pages({ assumptions, tests: false })]).toEqual([["testing"], ["assumptions"]]);
  expect(pages({ projection: guessed })).toEqual(["market-sizing"]);
});

import { expect, test } from "vitest";
import { projectionWith } from "#testing/projections.ts";
import { assumptionWith, forceWith, sourceWith } from "#testing/reports.ts";
import { savings } from "#testing/whole-report.ts";
import { guesses, isSized, numbersBehind, sizingPlace, speaksAgainst, speaksFor, unknowns } from "./points.ts";

const insight = (title: string, direction: "up" | "down" | "tailwind" | "headwind", explanation = "") => ({
  ...{ uuid: title, title, direction, explanation, sources: explanation === "" ? [] : [sourceWith(title)] },
});
const scan = {
  priorityInsights: [
    insight("Bottles cost", "up", "A cent more a year."),
    insight("People refill", "tailwind"),
    insight("Rules come", "down"),
    insight("Rents rise", "headwind", "Everywhere."),
  ],
  marketForces: [
    forceWith("Demand", { grading: "Mostly Tailwinds", summary: "" }),
    forceWith("Supply", { grading: "Mostly Headwinds" }),
    forceWith("Mixed"),
  ],
};
const told = (points: readonly { text: string; kind: string }[]) => points.map(({ text, kind }) => `${text} | ${kind}`);
const tested = (statement: string, risk: number, status: "validated" | "invalidated" | "untested") =>
  assumptionWith(statement, { risk, status });

test("what speaks for it are tests that held, the riskiest first, then insights with what they say, then forces", () => {
  const assumptions = [tested("Owners sign", 0.2, "validated"), tested("Crews refill", 0.9, "validated")];
  expect(told(speaksFor(scan, assumptions))).toEqual([
    "Crews refill | Validated",
    "Owners sign | Validated",
    "Bottles cost: A cent more a year. | Insight with sources",
    "People refill | Insight without a source",
    "Demand | Market force",
  ]);
});

test("what speaks against it are tests that did not hold, the riskiest first, then insights, then forces with what they say", () => {
  const assumptions = [tested("Owners sign", 0.2, "invalidated"), tested("Crews refill", 0.9, "invalidated")];
  expect(told(speaksAgainst(scan, assumptions))).toEqual([
    "Crews refill | Invalidated",
    "Owners sign | Invalidated",
    "Rules come | Insight without a source",
    "Rents rise: Everywhere. | Insight with sources",
    "Supply: Supply moves the market. | Market force",
  ]);
  expect(speaksAgainst(undefined, [])).toEqual([]);
});

test("what is not known are assumptions that no test has settled, the riskiest first, each with its category and its risk", () => {
  const open = assumptionWith("It pays", { category: "Viability", riskCategory: "high", risk: 0.9 });
  const settled = [tested("Owners sign", 1, "validated"), tested("Crews refill", 1, "invalidated")];
  expect(told(unknowns([assumptionWith("It lasts"), ...settled, open]))).toEqual([
    "It pays | Viability, high risk",
    "It lasts | Desirability, medium risk",
  ]);
});

test("any of the three markets is a size, and any saving", () => {
  const [none, tam, sam, som] = [{}, { tam: 1 }, { sam: 1 }, { som: 1 }].map((change) =>
    isSized(projectionWith({ tam: 0, sam: 0, som: 0, ...change })),
  );
  expect([none, tam, sam, som]).toEqual([false, true, true, true]);
  const saved = (...amounts: number[]) =>
    isSized({
      ...savings,
      impactSizings: amounts.map((expectedSavings) => ({
        ...{ uuid: String(expectedSavings), title: "", assumptionEntries: [], expectedSavings },
      })),
    });
  expect([saved(), saved(0), saved(0, 5)]).toEqual([false, false, true]);
});

test("behind a saving stand the numbers of all its sizings, behind a market those of the one that is shown first", () => {
  const [first] = savings.impactSizings;
  if (!first) throw new Error("There is a sizing of savings.");
  const both = { ...savings, impactSizings: [first, { ...first, uuid: "s-2" }] };
  expect(numbersBehind(both)).toHaveLength(2 * first.assumptionEntries.length);
  expect(guesses(numbersBehind(both))).toHaveLength(2);
  const [above] = projectionWith().marketSizings;
  if (!above) throw new Error("There is a sizing from above.");
  const below = { ...above, uuid: "m-2", type: "bottom_up" as const, assumptionEntries: [] };
  expect(numbersBehind(projectionWith({ marketSizings: [below, above] }))).toEqual(above.assumptionEntries);
  expect([sizingPlace(undefined), sizingPlace(projectionWith()), sizingPlace(savings)].map(({ page }) => page)).toEqual(
    [...["market-sizing", "market-sizing", "impact-sizing"]],
  );
});

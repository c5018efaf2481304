import { randomUUID } from "node:crypto";
import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { blankBounds, blankParts } from "@seedbed/contract/report/financials/words";
import { listsToldWrong } from "@seedbed/rules/test-support/drawn-sizings";
import { expect, test } from "vitest";
import { emptyProjection } from "./empty-projection.ts";
import { settledProjection } from "./settled-projection.ts";

function entry(scalar: number, more: Partial<AssumptionEntry> = {}): AssumptionEntry {
  return {
    ...{ uuid: randomUUID(), title: "An entry", description: "", unit: "things", unitDescription: "" },
    ...{ scalar, group: "TAM", order: 0, operator: "*", assumptionSources: [], ...blankBounds },
    ...more,
  };
}

const projection = (more: Partial<FinancialProjection>): FinancialProjection => ({
  ...emptyProjection,
  ...{ uuid: randomUUID(), layout: "revenue", overview: "", origin: "draft" },
  ...structuredClone(more),
});

const sizing = (...assumptionEntries: AssumptionEntry[]) => ({
  ...{ uuid: randomUUID(), type: "top_down" as const, assumptionEntries },
  ...{ expectedTam: 1, expectedSam: 2, expectedSom: 3 },
});
const impact = (expectedSavings: number, ...assumptionEntries: AssumptionEntry[]) => ({
  ...{ uuid: randomUUID(), title: "Hours", assumptionEntries, expectedSavings },
});

test("entries stand in their order and tell the place they have; the sizes follow from them", () => {
  const entries = [
    entry(10, { group: "SOM", unit: "%", order: 9 }),
    entry(200, { order: 1 }),
    entry(50, { group: "SAM", unit: "%", order: 4 }),
    entry(30, { unit: "$", order: 2 }),
  ];
  const settled = settledProjection(projection({ marketSizings: [sizing(...entries)] }));
  expect(settled.marketSizings[0]?.assumptionEntries.map(({ order, scalar }) => [order, scalar])).toEqual([
    [0, 200],
    [1, 30],
    [2, 50],
    [3, 10],
  ]);
  expect(settled).toMatchObject({ tam: 6000, sam: 3000, som: 300, serviceableAddressablePercent: 50 });
  expect(settled.marketSizings[0]).toMatchObject({ expectedTam: 6000, expectedSam: 3000, expectedSom: 300 });
});

test("what cannot be calculated is 0, on all pages that show it", () => {
  const huge = Array.from({ length: 200 }, (_, order) => entry(1e15, { order }));
  const byNothing = [entry(5), entry(0, { order: 1, operator: "/" })];
  for (const entries of [huge, byNothing]) {
    const settled = settledProjection(
      projection({ marketSizings: [sizing(...entries)], impactSizings: [impact(7, ...entries)] }),
    );
    expect(settled).toMatchObject({ tam: 0, sam: 0, som: 0, serviceableAddressablePercent: 0 });
    expect(settled.impactSizings[0]?.expectedSavings).toBe(0);
  }
});

test("where a number comes from follows from the sources that stand for it", () => {
  const named = randomUUID();
  const entries = [
    entry(1, { basis: "assumed", assumptionSources: [named] }),
    entry(2, { basis: "source" }),
    entry(3, { basis: "words" }),
    entry(4, { basis: "derived" }),
  ];
  const { basis: _basis, low: _low, high: _high, ...older } = entry(5);
  const [{ assumptionEntries = [] } = {}] = settledProjection(
    projection({ marketSizings: [sizing(...entries, older)] }),
  ).marketSizings;
  expect(assumptionEntries.map(({ basis }) => basis)).toEqual(["source", "assumed", "words", "derived", "assumed"]);
  expect(assumptionEntries.at(-1)).toMatchObject({ low: null, high: null });
});

test("a part that says nothing is none", () => {
  const blank: FinancialProjection = { ...projection({}), ...JSON.parse(JSON.stringify(blankParts)) };
  expect(settledProjection(blank)).toMatchObject({
    businessModel: null,
    pricing: null,
    pricingModel: null,
    savingMethod: null,
    savingsModel: null,
  });
  const priced = projection({ pricing: { ...blankParts.pricing, price: 5, additionalConsiderations: [] } });
  expect(settledProjection(priced).pricing).toMatchObject({ price: 5 });
});

test("[S2.2.6-31] the savings potential is what the sizing comes to, until somebody writes another amount", () => {
  const model = { ...blankParts.savingsModel, unit: "year", savingsAssumptions: [] };
  const sizings = [impact(800, entry(100), entry(9, { unit: "$", order: 1 }))];
  const follows = projection({
    layout: "savings",
    impactSizings: sizings,
    savingsModel: { ...model, savingsAmount: 800 },
  });
  expect(settledProjection(follows).savingsModel?.savingsAmount).toBe(900);
  const own = projection({ layout: "savings", impactSizings: sizings, savingsModel: { ...model, savingsAmount: 750 } });
  expect(settledProjection(own).savingsModel?.savingsAmount).toBe(750);
});

test("ten thousand lists of entries are stored with the sizes that a second reading of the rules says", () => {
  const uuid = randomUUID();
  const wrong = listsToldWrong((terms) => {
    const entries = terms.map((term) => ({ ...entry(0), ...term, operator: term.operator ?? "*", uuid }));
    const { tam, sam, som, impactSizings } = settledProjection({
      ...emptyProjection,
      ...{ uuid, layout: "revenue", overview: "", origin: "draft" },
      ...{ marketSizings: [sizing(...entries)], impactSizings: [impact(0, ...entries)] },
    });
    return { tam, sam, som, savings: impactSizings[0]?.expectedSavings ?? Number.NaN };
  });
  expect(wrong).toEqual([]);
});

test("[S2.2.6-08] the layout is the one that its parts are shown in, also after a person added one", () => {
  const channel = { uuid: randomUUID(), title: "Owners", description: "", channelType: "primary" as const };
  const saving = projection({ layout: "savings", savingMethod: { type: "Process Automation", description: "" } });
  expect(settledProjection(saving).layout).toBe("savings");
  expect(settledProjection({ ...saving, distributionChannels: [channel] }).layout).toBe("revenue");
  expect(settledProjection(projection({ layout: "savings" })).layout).toBe("savings");
});

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { entriesOf, officeEntries, officesProjected, officesSaved } from "#test-support/projected.ts";
import { figuresOf } from "./figures-of.ts";

const [below] = officesProjected().marketSizings;
if (!below) throw new Error("There is a sizing from below.");
/** The offices, beside a market from above of which so many dollars a year are spent, a half of it within reach and a tenth of that won. */
const withAbove = (spent: number): FinancialProjection => ({
  ...officesProjected(),
  marketSizings: [
    below,
    {
      ...below,
      uuid: "above",
      type: "top_down",
      assumptionEntries: entriesOf(
        { title: "Spent", scalar: spent, unit: "$", group: "TAM" },
        { title: "Half", scalar: 50, unit: "%", group: "SAM" },
        { title: "Tenth", scalar: 10, unit: "%", group: "SOM" },
      ),
    },
  ],
});
const figureOf = (projection: FinancialProjection, id: string) => figuresOf(projection).get(id);

test("a market is its own numbers times the market above it, and a share what it is of that one", () => {
  const offices = officesProjected();
  expect(figureOf(offices, "TAM:sizing")).toMatchObject({ words: "$43.20M", formula: ["Offices × Price × Payments"] });
  expect(figureOf(offices, "SOM:sizing")).toMatchObject({ formula: ["Won", " × ", { figure: "SAM:sizing" }] });
  expect(figureOf(offices, "SOM-share:sizing")).toMatchObject({
    words: "10.0%",
    title: "SOM as a share of SAM",
    formula: [{ figure: "SOM:sizing" }, " ÷ ", { figure: "SAM:sizing" }],
  });
  const third = officesProjected(
    officeEntries.map((entry) => (entry.title === "Won" ? { ...entry, scalar: 3.25 } : entry)),
  );
  expect(figureOf(third, "SOM-share:sizing")?.words).toBe("3.3%");
});

test("a market for which nothing is named is said to be 0 because of that", () => {
  const unnamed = officesProjected(officeEntries.filter(({ group }) => group !== "SOM"));
  expect(figureOf(unnamed, "SOM:sizing")).toMatchObject({ value: 0 });
  expect(figureOf(unnamed, "SOM:sizing")?.formula[0]).toBe("0, because no number is named");
});

test("how far both ways lie apart is the larger one by the smaller one, whichever that is", () => {
  // 43.2 and 21.6 million a year in all; won are 1.296 million from below and 1.08 million from above.
  const [near, far] = [withAbove(21_600_000), withAbove(600_000_000)];
  const by = (larger: string, smaller: string, group: string) => [
    { figure: `${group}:${larger}` },
    " ÷ ",
    { figure: `${group}:${smaller}` },
  ];
  expect(figureOf(near, "apart:TAM")).toMatchObject({ words: "2.0 times", formula: by("sizing", "above", "TAM") });
  expect(figureOf(near, "apart:SOM")).toMatchObject({ words: "1.2 times", formula: by("sizing", "above", "SOM") });
  expect(figureOf(far, "apart:TAM")).toMatchObject({ words: "14 times", formula: by("above", "sizing", "TAM") });
  expect(figureOf(withAbove(43_200_000), "apart:TAM")?.words).toBe("1.0 times");
});

test("where both ways differ in one group alone, all of it lies there", () => {
  const same = withAbove(43_200_000);
  expect(figureOf(same, "cause")).toMatchObject({ words: "100%", title: "Where both ways differ" });
  expect(figureOf(same, "cause")?.formula[0]).toMatch(/^the part of the serviceable addressable market, /);
  expect(figureOf(officesProjected(), "cause")).toBeUndefined();
});

test("the sizing from above is told first, as the page opens with it", () => {
  const ids = [...figuresOf(withAbove(1)).keys()];
  expect(ids.indexOf("TAM:above")).toBe(0);
  expect(ids.indexOf("entry:Spent")).toBeLessThan(ids.indexOf("entry:Offices"));
});

test("what is saved follows from the sizings as long as it is what they come to, else it is somebody's own", () => {
  const saved = officesSaved();
  const [impact] = saved.impactSizings;
  if (!impact) throw new Error("There is a sizing of savings.");
  const model = (savingsAmount: number) => ({
    ...{ savingsAmount, currency: "USD" as const, unit: "a year", reasoning: "", savingsAssumptions: [] },
  });
  const twice = { ...saved, impactSizings: [impact, { ...impact, uuid: "other" }] };
  const own = { item: null, field: "savingsModel.savingsAmount" };
  expect(figureOf({ ...twice, savingsModel: model(2_592_000) }, "saved")).toMatchObject({
    formula: [{ figure: "savings:impact" }, " + ", { figure: "savings:other" }],
    own: null,
  });
  expect(figureOf({ ...twice, savingsModel: model(2_592_001) }, "saved")).toMatchObject({ formula: [], own });
  expect(figureOf({ ...saved, impactSizings: [], savingsModel: model(0) }, "saved")).toMatchObject({
    formula: [],
    own,
  });
});

test("a share of cost and the price are what stands in the report", () => {
  const pricing = { price: 4.5, currency: "USD" as const, unit: "floor", reasoning: "", additionalConsiderations: [] };
  const projection = { ...officesProjected(), pricing };
  expect(figureOf(projection, "cost:Vans")).toMatchObject({
    ...{ title: "Vans: share of cost", words: "50%", own: { item: "Vans", field: "costPercentageEstimate" } },
  });
  expect(figureOf(projection, "price")).toMatchObject({ words: "$4.50", own: { item: null, field: "pricing.price" } });
});

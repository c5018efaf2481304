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

/** Every figure as it is told: title, words, what it is made of and named numbers, or where it is set. */
const told = (projection: FinancialProjection) =>
  [...figuresOf(projection).values()].map(({ id, title, words, formula, entries, own }) => {
    const made = formula.map((part) => (typeof part === "string" ? part : `<${part.figure}>`)).join("");
    const named = entries.map((entry) => entry.title).join(", ");
    const from = own ? `set at ${own.item ?? "the projection"} ${own.field}` : `${made} (${named})`;
    return `${id}: ${title}: ${words} = ${from}`;
  });
const entriesTold = [
  "entry:Offices: Offices: 40,000 = set at Offices scalar",
  "entry:Price: Price: $90 = set at Price scalar",
  "entry:Payments: Payments: 12 = set at Payments scalar",
  "entry:Within reach: Within reach: 30% = set at Within reach scalar",
  "entry:Won: Won: 10% = set at Won scalar",
];

test("all that a projection of revenue says is told with what it is made of", () => {
  const pricing = { price: 4.5, currency: "USD" as const, unit: "floor", reasoning: "", additionalConsiderations: [] };
  expect(told({ ...withAbove(21_600_000), pricing })).toEqual([
    "TAM:above: Total addressable market: $21.60M = Spent (Spent)",
    "SAM:above: Serviceable addressable market: $10.80M = Half × <TAM:above> (Half)",
    "SOM:above: Serviceable obtainable market: $1.08M = Tenth × <SAM:above> (Tenth)",
    "SAM-share:above: SAM as a share of TAM: 50.0% = <SAM:above> ÷ <TAM:above> ()",
    "SOM-share:above: SOM as a share of SAM: 10.0% = <SOM:above> ÷ <SAM:above> ()",
    "TAM:sizing: Total addressable market: $43.20M = Offices × Price × Payments (Offices, Price, Payments)",
    "SAM:sizing: Serviceable addressable market: $12.96M = Within reach × <TAM:sizing> (Within reach)",
    "SOM:sizing: Serviceable obtainable market: $1.30M = Won × <SAM:sizing> (Won)",
    "SAM-share:sizing: SAM as a share of TAM: 30.0% = <SAM:sizing> ÷ <TAM:sizing> ()",
    "SOM-share:sizing: SOM as a share of SAM: 10.0% = <SOM:sizing> ÷ <SAM:sizing> ()",
    "apart:TAM: Total addressable market: how far apart: 2.0 times = <TAM:sizing> ÷ <TAM:above> ()",
    "apart:SAM: Serviceable addressable market: how far apart: 1.2 times = <SAM:sizing> ÷ <SAM:above> ()",
    "apart:SOM: Serviceable obtainable market: how far apart: 1.2 times = <SOM:sizing> ÷ <SOM:above> ()",
    // ln 2 of ln 2 + ln (5 / 3).
    "cause: Where both ways differ: 58% = the part of the total addressable market, as a logarithm, in what lies between <SOM:above> and <SOM:sizing> ()",
    "customers: Customers: 40,000 customers = Offices (Offices)",
    "price: Price: $4.50 = set at the projection pricing.price",
    "cost:People: People: share of cost: 50% = set at People costPercentageEstimate",
    "cost:Vans: Vans: share of cost: 50% = set at Vans costPercentageEstimate",
    "entry:Spent: Spent: $21,600,000 = set at Spent scalar",
    "entry:Half: Half: 50% = set at Half scalar",
    "entry:Tenth: Tenth: 10% = set at Tenth scalar",
    ...entriesTold,
  ]);
});

test("all that a projection of savings says is told with what it is made of", () => {
  const savingsModel = {
    ...{ savingsAmount: 1_296_000, currency: "USD" as const, unit: "a year", reasoning: "", savingsAssumptions: [] },
  };
  expect(told({ ...officesSaved(), savingsModel })).toEqual([
    "savings:impact: Annual cost savings potential: $1.30M = Offices × Price × Payments × Within reach × Won (Offices, Price, Payments, Within reach, Won)",
    "saved: Savings potential: $1.30M = <savings:impact> ()",
    ...entriesTold,
  ]);
});

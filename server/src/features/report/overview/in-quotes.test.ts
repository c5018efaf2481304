import { expect, test } from "vitest";
import { refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { digestReport } from "../writing/digest.ts";
import { createOwnTexts, ownText } from "./own-text.ts";
import { quotedBelief, quotedInput, quotedLabel, sizesOf } from "./report-in-quotes.ts";
import { labelsInReport } from "./tasks/executive-summaries/labels-in-report.ts";

const report = digestReport(finishedSections(refillDepots));
const financials = (change: object) =>
  ({ ...report, financials: { ...report.financials, ...change } }) as typeof report;

test("of what people wrote as many whole sentences are taken as there is room for, each with a stop", () => {
  expect(ownText("Boxes pile up. Nobody counts them. We do", 100)).toBe("Boxes pile up. Nobody counts them. We do.");
  expect(ownText("Boxes pile up. Nobody counts them. We do", 34)).toBe("Boxes pile up. Nobody counts them.");
  expect(ownText("Boxes pile up. Nobody counts them.", 33)).toBe("Boxes pile up.");
  expect(ownText("Boxes pile up.", 5)).toBeUndefined();
  expect(ownText("Really? Yes!", 100)).toBe("Really? Yes!");
  expect(ownText("箱がたまる。だれも数えない", 100)).toBe("箱がたまる。だれも数えない。");
  expect(ownText(" ", 100)).toBeUndefined();
});

test("a sentence of people is said once, however its stops and its case are written", () => {
  const { take } = createOwnTexts();
  expect(take("Boxes pile up. Nobody counts them.", 100)).toBe("Boxes pile up. Nobody counts them.");
  expect(take("NOBODY counts them!", 100)).toBeUndefined();
  expect(take("Boxes pile up nobody counts them", 100)).toBeUndefined();
  expect(take("We count. We count.", 100)).toBeUndefined();
  expect(take("We count.", 100)).toBe("We count.");
  expect(take("We count. And more.", 100)).toBeUndefined();
  expect(take("A long text without room", 5)).toBeUndefined();
  expect(take("A long text without room", 100)).toBe("A long text without room.");
});

test("a label is the first sentence in quotation marks without its stop, and nothing where nothing is left", () => {
  expect(quotedLabel("Tenants pay. They do.", "en")).toBe("“Tenants pay”");
  expect(quotedLabel("Wer zahlt?", "de")).toBe("„Wer zahlt“");
  expect([quotedLabel(" … ", "en"), quotedLabel(undefined, "en")]).toEqual([undefined, undefined]);
});

test("beliefs are quoted by their risk, and the number that narrows a size most is the last one", () => {
  const [model] = report.assumptions;
  if (!model) throw new Error("no assumption");
  const assumptions = (["low", "high", "medium"] as const).map((riskCategory) => ({
    ...{ ...model, statement: `${riskCategory} it is`, riskCategory },
  }));
  const of = (place?: number) => quotedBelief({ ...report, assumptions }, "en", place);
  expect([of(), of(1), of(2), of(3)]).toEqual(["“high it is”", "“medium it is”", "“low it is”", undefined]);
  const counted = financials({ inputs: ["Offices: 1,300", "Share: 12%"] });
  expect([quotedInput(counted, "en"), quotedInput(counted, "en", 0)]).toEqual(["“Share: 12%”", "“Offices: 1,300”"]);
});

test("sizes are told where somebody gave their first number, those of savings before those of a market, and never nothing", () => {
  const sizes = { tam: "$5M", sam: "$2M", som: "$1M" };
  const told = (change: object) =>
    sizesOf(financials({ inputs: ["Offices: 1,300 offices"], savings: null, sizes, ...change }));
  expect(told({})).toEqual(sizes);
  expect(told({ savings: "$40K a year" })).toEqual({ savings: "$40K a year" });
  expect(told({ savings: "$0" })).toEqual(sizes);
  expect(told({ sizes: { ...sizes, tam: "$0.00" } })).toBeUndefined();
  expect(told({ sizes: null })).toBeUndefined();
  expect(told({ inputs: ["Customers: 10,000 offices"] })).toBeUndefined();
  expect(sizesOf({ ...report, financials: null } as unknown as typeof report)).toBeUndefined();
});

test("summaries name the strongest forces both ways, the primary customer's alternative and four companies", () => {
  const [company] = [{ name: "Depot Inc." }];
  const market = {
    ...report.market,
    forces: [
      { category: "Rules", grading: "Mostly Headwinds", score: null },
      { category: "Prices", grading: "Mostly Tailwinds", score: 9 },
      { category: "Rents", grading: "Headwinds & Tailwinds", score: null },
    ],
    incumbents: [company, { name: "Two" }, { name: "Three" }],
    startups: [{ name: "Four" }, { name: "Five" }],
  };
  const customers = [
    { name: "Ida", segment: "Tenants", isPrimary: false, alternatives: ["A van"] },
    { name: "Ivo", segment: "Owners", isPrimary: true, alternatives: ["A contractor"] },
  ];
  const labels = (change: object) =>
    labelsInReport({ ...report, market, customers, ...change } as unknown as typeof report, "en");
  expect(labels({})).toEqual({
    ...{ headwind: "“Prices”", tailwind: "“Rents”", alternative: "“A contractor”" },
    companies: "Depot Inc, Two, Three, and Four",
    personas: "Ida (Tenants) and Ivo (Owners)",
  });
  const unscored = ["Mostly Tailwinds", "Headwinds & Tailwinds", "Mostly Headwinds", "Headwinds & Tailwinds"];
  const graded = unscored.map((grading, index) => ({ category: `Force ${index}`, grading, score: null }));
  expect(labels({ market: { ...market, forces: graded } })).toMatchObject({
    ...{ headwind: "“Force 2”", tailwind: "“Force 0”" },
  });
  for (const [score, heaviest] of [
    [7.9, "Graded"],
    [8.1, "Scored"],
  ] as const) {
    const forces = [
      { category: "Graded", grading: "Mostly Headwinds", score: null },
      { category: "Scored", grading: "Mostly Headwinds", score },
    ];
    expect(labels({ market: { ...market, forces } })).toMatchObject({ headwind: `“${heaviest}”` });
  }
  const balanced = market.forces.map((force) => ({ ...force, score: 5 }));
  expect(labels({ market: { ...market, forces: balanced } })).toMatchObject({ tailwind: undefined });
  const none = labels({
    market: { ...market, forces: market.forces.slice(0, 1), incumbents: [], startups: [] },
    customers: [],
  });
  expect(none).toEqual({
    headwind: "“Rules”",
    tailwind: undefined,
    companies: undefined,
    personas: undefined,
    alternative: undefined,
  });
});

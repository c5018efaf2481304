import type { Operator } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { listsToldWrong } from "#test-support/drawn-sizings.ts";
import { readFormula, written } from "#test-support/read-formula.ts";
import { annualSavings } from "./annual-savings.ts";
import { marketSize } from "./market-size.ts";
import { sharePercent } from "./share-percent.ts";
import type { GroupedTerm } from "./term.ts";

test("[S2.5-17] [S2.5-18] [S2.5-21] [S2.5-22] ten thousand lists of entries come to what a second reading of the rules says", () => {
  expect(listsToldWrong((entries) => ({ ...marketSize(entries), savings: annualSavings(entries) }))).toEqual([]);
});

test("[S2.5-20] where the second reading comes to no number, the size is 0", () => {
  for (const [scalar, operator] of [
    [0, "/"],
    [1e300, "*"],
  ] as const) {
    const terms = [1e300, scalar].map((each, order) => ({ scalar: each, operator, unit: "$", order }));
    expect(Number.isFinite(readFormula(written(terms)).value)).toBe(false);
    expect(annualSavings(terms)).toBe(0);
  }
});

/** Entries that multiply unless they say otherwise, in this order. */
function sizing(...parts: (readonly [GroupedTerm["group"], number, string, Operator?])[]): GroupedTerm[] {
  return parts.map(([group, value, unit, operator = "*"], order) => ({ group, scalar: value, unit, operator, order }));
}

test.each([
  // 40,000 buildings x $38,500 = $1,540,000,000; half of them, and of those 60 %; 6 % of these.
  {
    what: "a market by hand, from the top",
    given: sizing(
      ["TAM", 40_000, "buildings"],
      ["TAM", 38_500, "$"],
      ["SAM", 50, "%"],
      ["SAM", 60, "%"],
      ["SOM", 6, "%"],
    ),
    size: { tam: 1_540_000_000, sam: 462_000_000, som: 27_720_000 },
  },
  // 5,000 clinics x $300 x 12 + 200 hospitals x $9,000 - 100 clinics that are served already x $300 x 12 = 18,000,000 + 1,800,000 - 360,000.
  {
    what: "a market by hand, of several groups",
    given: sizing(
      ["TAM", 5000, "clinics"],
      ["TAM", 300, "$"],
      ["TAM", 12, "times a year"],
      ["TAM", 200, "hospitals", "(+)"],
      ["TAM", 9000, "$"],
      ["TAM", 100, "clinics", "(-)"],
      ["TAM", 300, "$"],
      ["TAM", 12, "times a year"],
      ["SAM", 25, "%"],
      ["SOM", 10, "%"],
    ),
    size: { tam: 19_440_000, sam: 4_860_000, som: 486_000 },
  },
])("$what", ({ given, size }) => {
  expect(marketSize(given)).toEqual(size);
});

test("a published market: retail sales in the United States, second quarter of 2010", () => {
  // U.S. Census Bureau, Quarterly Retail E-Commerce Sales, 2nd Quarter 2010 (census.gov/retail/mrts/www/data/html/10q2.html): total retail
  // sales of $971.4 billion; e-commerce $39.7 billion, which is 4.1 percent of them.
  const { tam, sam } = marketSize(sizing(["TAM", 971_400_000_000, "$"], ["SAM", 4.1, "%"]));
  expect(tam).toBe(971.4e9);
  // The share is told to a tenth of a percent, half of which is $0.49 billion.
  expect(Math.abs(sam - 39.7e9)).toBeLessThan(0.0005 * tam);
  expect(sharePercent(39.7e9, tam)).toBeCloseTo(4.1, 1);
});

test("a published market: trips under 30 miles in 63 countries, 2018", () => {
  // Uber Technologies, Form S-1 of April 11, 2019: 4.7 trillion vehicle miles, of which about 26 billion, less than 1 %, on its platform.
  const given = sizing(
    ["TAM", 4.7e12, "miles"],
    ["SAM", 100, "%"],
    ["SOM", 26e9, "miles on the platform"],
    ["SOM", 4.7e12, "miles", "/"],
  );
  const { tam, sam, som } = marketSize(given);
  expect([tam, sam]).toEqual([4.7e12, 4.7e12]);
  expect(som).toBeCloseTo(26e9, 0);
  // 26 / 4,700 = 0.00553
  expect(sharePercent(som, sam)).toBeCloseTo(0.553, 3);
});

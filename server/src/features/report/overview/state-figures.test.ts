import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figuresOf } from "@seedbed/rules/financials/figures/figures-of";
import { followingWords } from "@seedbed/rules/financials/figures/following-text";
import { officeEntries, officesProjected } from "@seedbed/rules/test-support/projected";
import { expect, test } from "vitest";
import { stateFigures } from "./state-figures.ts";

const [offices] = officeEntries;
const other = (entry: (typeof officeEntries)[number], scalar: number) => ({ ...entry, scalar });

/** 40,000 offices x 90 x 12 from below, and the same offices x 1,080 from above. */
function projected({ above = 40_000, below = 40_000 } = {}): FinancialProjection {
  const counted = officesProjected(
    officeEntries.map((entry) => (entry.uuid === "Offices" ? other(entry, below) : entry)),
  );
  const spent = { ...offices, uuid: "spent", title: "Spent", unit: "$", scalar: 1080, order: 1 };
  const topDown = { uuid: "above", type: "top_down" as const, expectedTam: 0, expectedSam: 0, expectedSom: 0 };
  const assumptionEntries = [{ ...offices, uuid: "all offices", scalar: above }, spent] as typeof officeEntries;
  return { ...counted, marketSizings: [...counted.marketSizings, { ...topDown, assumptionEntries }] };
}

/** What a text says that was written of the first projection once that is the second. */
const followed = (text: string, now: FinancialProjection) =>
  followingWords(text, stateFigures(text, projected()), figuresOf(now));

test("a figure follows what it was of, exactly once it has changed, and as it was written until then", () => {
  const text = "About $43 million a year, $12.96M of it within reach.";
  expect(followed(text, projected())).toBe(text);
  expect(followed("About $43 million a year.", projected({ above: 80_000 }))).toBe("About $86.40M a year.");
});

test("what is quoted by its title is the entry, and of two that are called the same the one of the sizing that a page opens with", () => {
  const text = "Confirm this first: “Offices: 40,000 offices”.";
  expect(followed(text, projected({ above: 50_000 }))).toBe("Confirm this first: “Offices: 50,000 offices”.");
  expect(followed(text, projected({ below: 50_000 }))).toBe(text);
});

test("a figure that people said, and a plain number without the title of its entry, is none of the projection", () => {
  expect(stateFigures("You said “we pay $90 a month”; ask 10 customers, or 12 of them.", projected())).toEqual([]);
  expect(stateFigures("Within reach are 30% of them.", projected())).toMatchObject([
    { words: "30%", figure: "entry:Within reach", value: 30 },
  ]);
});

test("a figure that is no longer there stays as it was written", () => {
  const text = "Confirm this first: “Offices: 40,000 offices”.";
  expect(followed(text, officesProjected([]))).toBe(text);
});

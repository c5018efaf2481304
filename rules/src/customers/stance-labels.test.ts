import { expect, test } from "vitest";
import { priceLabel, roleLabels, stanceLabels } from "./stance-labels.ts";

const limit = (amount: number | null, per: string) =>
  priceLabel({ amount, per, text: "", sureness: "low", basis: "assumed", from: [] });

test("a price limit is said with what it is paid for, and cents only where there are some", () => {
  expect(limit(22, "floor and month")).toBe("$22 per floor and month");
  expect(limit(22.5, "floor")).toBe("$22.50 per floor");
  expect(limit(1200, "")).toBe("$1,200");
});

test("who would take it for nothing says $0, and who names no price says nothing", () => {
  expect(limit(0, "month")).toBe("$0 per month");
  expect(limit(null, "month")).toBe("");
});

test("the parts in a purchase and the lines of a stance are called as people speak of them", () => {
  expect(roleLabels).toEqual({
    likelyBuyer: "Likely buyer",
    likelyNonBuyer: "Likely non-buyer",
    mustAgree: "Must agree, neither buys nor uses",
    usesOnly: "Uses it, does not pay",
  });
  expect(Object.values(stanceLabels)).toEqual([
    ...["Uses today", "Switching costs", "Price limit", "Who decides", "Says no to"],
  ]);
});

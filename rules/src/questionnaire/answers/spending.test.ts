import fc from "fast-check";
import { expect, test } from "vitest";
import { spendingAYear, spendingIn, spendingInWords, spendingPeriods } from "./spending.ts";

test("a cost is an answer in words, and is read back from it as it was", () => {
  const spending = fc.record({
    what: fc.string({ maxLength: 60 }).filter((what) => what === what.trim()),
    amount: fc.oneof(
      fc.nat().map(String),
      fc.nat().map((cents) => (cents / 100).toFixed(2)),
    ),
    currency: fc.constantFrom("EUR", "USD", "JPY"),
    period: fc.constantFrom(...spendingPeriods),
  });
  fc.assert(
    fc.property(spending, (cost) => {
      expect(spendingIn(spendingInWords(cost))).toEqual(cost);
    }),
  );
  expect(spendingInWords({ what: "Overtime", amount: "12000", currency: "EUR", period: "month" })).toBe(
    "Overtime: EUR 12000/month",
  );
});

test("a cost without an amount is its purpose, and an amount needs no purpose", () => {
  expect(spendingInWords({ what: "Overtime", amount: "", currency: "EUR", period: "year" })).toBe("Overtime");
  expect(spendingIn("Overtime")).toBeUndefined();
  expect(spendingIn("We pay about $90 a month")).toBeUndefined();
  for (const typed of [" EUR 90/week\n", "EUR 90 / week"])
    expect(spendingIn(typed)).toEqual({ what: "", amount: "90", currency: "EUR", period: "week" });
  expect(spendingIn("EUR 90./week")).toMatchObject({ amount: "90." });
  expect(spendingIn("EUR 90/week")).toEqual({ what: "", amount: "90", currency: "EUR", period: "week" });
});

test("costs of one currency add up to a year, those of others stand beside them", () => {
  expect(
    spendingAYear(["Overtime: EUR 1000/month", "Rent: EUR 500.50/quarter", "Licences: USD 7/week", "Paper"]),
  ).toEqual([
    { currency: "EUR", amount: 14_002 },
    { currency: "USD", amount: 364 },
  ]);
  expect(spendingAYear(["Overtime: EUR 1000/month", "Rent: EUR 1./year"])).toEqual([
    { currency: "EUR", amount: 12_001 },
  ]);
  expect(spendingAYear(["Overtime: EUR 1000/month", "Paper"])).toEqual([]);
});

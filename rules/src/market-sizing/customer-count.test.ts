import type { Operator } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { customerCount } from "./customer-count.ts";
import type { GroupedTerm } from "./term.ts";

function tam(...parts: (readonly [Operator, number, string])[]): GroupedTerm[] {
  return parts.map(([operator, scalar, unit], order) => ({ operator, scalar, unit, order, group: "TAM" }));
}

test("customers are what is counted before the price", () => {
  expect(
    customerCount(tam(["*", 40_000, "offices"], ["*", 25, "%"], ["*", 90, "$"], ["*", 12, "payments a year"])),
  ).toBe(10_000);
});

test("the customers of several priced groups are added", () => {
  const clinicsAndHospitals = tam(
    ["*", 5000, "clinics"],
    ["*", 300, "$"],
    ["(+)", 200, "hospitals"],
    ["*", 9000, "$"],
    ["(-)", 100, "clinics served already"],
    ["*", 300, "$"],
  );
  expect(customerCount(clinicsAndHospitals)).toBe(5100);
});

test("a market that begins with money counts nobody, and neither does an empty one", () => {
  expect(customerCount(tam(["*", 4_000_000, "$"], ["*", 25, "%"]))).toBe(0);
  expect(customerCount([])).toBe(0);
});

test("serviceable and obtainable shares do not change how many customers the total market has", () => {
  const counted = tam(["*", 333, "offices"], ["*", 50, "%"], ["*", 90, "$"]);
  expect(customerCount([...counted, { unit: "%", scalar: 10, order: 9, group: "SAM", operator: "*" }])).toBe(167);
});

test("only the total market counts them: shares of it are no customers", () => {
  const offices = tam(["*", 40_000, "offices"]);
  const shares = tam(["*", 25, "%"], ["+", 500, "offices abroad"]);
  const [share, abroad] = shares.map((term, index) => ({ ...term, order: index + 1, group: "SAM" as const }));
  expect(customerCount([...offices, ...(share && abroad ? [share, abroad] : [])])).toBe(40_000);
});

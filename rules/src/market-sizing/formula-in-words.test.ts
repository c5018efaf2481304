import type { Operator } from "@seedbed/contract/report/financials/schemas";
import { expect, test } from "vitest";
import { formulaInWords } from "./formula-in-words.ts";

const formula = (...terms: [Operator, string][]) =>
  formulaInWords(
    terms.map(([operator, name], order) => ({ operator, name, order, unit: "", scalar: 1 })),
    ({ name }) => name,
  );

test("a formula reads as people write it; the first operator is not said", () => {
  expect(formula(["/", "a"])).toBe("a");
  expect(formula(["+", "a"], ["*", "b"], ["/", "c"], ["-", "d"])).toBe("a × b ÷ c − d");
  expect(formula()).toBe("");
});

test("what is added or taken away as a whole stands in brackets", () => {
  expect(formula(["*", "a"], ["(-)", "b"], ["+", "c"])).toBe("a − (b + c)");
  expect(formula(["*", "a"], ["+", "b"], ["(+)", "c"])).toBe("a + b + c");
});

test("terms are read in their order, whatever order they come in", () => {
  const terms = [
    { name: "second", order: 1, operator: "/" as const, unit: "", scalar: 1 },
    { name: "first", order: 0, operator: null, unit: "", scalar: 1 },
  ];
  expect(formulaInWords(terms, ({ name }) => name)).toBe("first ÷ second");
});

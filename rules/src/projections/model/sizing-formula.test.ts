import type { Operator } from "@seedbed/contract/report/financials/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { combineTerms } from "../../market-sizing/combine-terms.ts";
import { customerCount } from "../../market-sizing/customer-count.ts";
import { sizingFormula } from "./sizing-formula.ts";

const anyTerms = fc
  .array(
    fc.record({
      operator: fc.constantFrom<Operator>("+", "-", "*", "/", "(+)", "(-)"),
      scalar: fc.oneof(fc.integer({ min: -50, max: 1000 }), fc.double()),
      unit: fc.constantFrom("%", "$", "offices"),
      order: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 8 },
  )
  .map((terms) => terms.map((term, slot) => ({ ...term, slot, group: "TAM" as const })));

test("a formula comes to what the sizing on the page comes to, and counts the same customers", () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const values = Float64Array.from(terms, ({ scalar }) => scalar);
      expect(sizingFormula(terms)(values)).toBe(combineTerms(terms));
      expect(Math.round(sizingFormula(terms, { upToPrice: true })(values)) + 0).toBe(customerCount(terms) + 0);
    }),
  );
});

import type { Operator } from "@seedbed/contract/report/financials/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { combineTerms } from "./combine-terms.ts";
import type { Term } from "./term.ts";

/** Terms from pairs of operator and scalar, in this order. */
function terms(...parts: (readonly [Operator | null, number, unit?: string])[]): Term[] {
  return parts.map(([operator, scalar, unit = "buildings"], order) => ({ operator, scalar, unit, order }));
}

const anyTerms = fc
  .array(
    fc.record({
      operator: fc.constantFrom<Operator>("+", "-", "*", "/", "(+)", "(-)"),
      scalar: fc.integer({ min: 1, max: 1000 }),
      unit: fc.constantFrom("%", "$", "buildings"),
    }),
    { maxLength: 8 },
  )
  .map((parts): Term[] => parts.map((part, order) => ({ ...part, order })));

test("[S2.5-16] a percent counts as its scalar divided by 100", () => {
  expect(combineTerms(terms(["*", 12, "%"]))).toBe(0.12);
  expect(combineTerms(terms(["*", 200], ["*", 12, "%"]))).toBeCloseTo(24, 10);
});

test("[S2.5-17] the terms are combined by order, wherever they stand in the list", () => {
  fc.assert(
    fc.property(anyTerms, fc.infiniteStream(fc.nat()), (ordered, keys) => {
      const shuffled = ordered
        .map((term) => ({ term, key: keys.next().value ?? 0 }))
        .sort((one, other) => one.key - other.key)
        .map(({ term }) => term);
      expect(combineTerms(shuffled)).toBe(combineTerms(ordered));
    }),
  );
});

test("[S2.3-25] a term without an operator multiplies", () => {
  expect(combineTerms(terms(["*", 6], [null, 7]))).toBe(42);
});

test("[S2.5-19] the first operator is ignored", () => {
  fc.assert(
    fc.property(anyTerms, (given) => {
      const [first, ...rest] = given;
      if (first === undefined) return;
      expect(combineTerms([{ ...first, operator: "(-)" }, ...rest])).toBe(combineTerms(given));
    }),
  );
});

test("[S2.5-19] multiply and divide bind before + and -", () => {
  expect(combineTerms(terms(["*", 2], ["+", 3], ["*", 4]))).toBe(14);
  expect(combineTerms(terms(["*", 20], ["-", 8], ["/", 4]))).toBe(18);
  expect(combineTerms(terms(["*", 20], ["*", 3], ["-", 8], ["+", 1]))).toBe(53);
});

test("[S2.5-18] (+) and (-) close what stands so far and add or subtract the following terms as one group", () => {
  expect(combineTerms(terms(["*", 100], ["-", 20], ["+", 5]))).toBe(85);
  expect(combineTerms(terms(["*", 100], ["(-)", 20], ["+", 5]))).toBe(75);
  expect(combineTerms(terms(["*", 100], ["(-)", 20], ["-", 5]))).toBe(85);
  expect(combineTerms(terms(["*", 100], ["(-)", 20], ["+", 5], ["(+)", 2], ["*", 3]))).toBe(81);
  expect(combineTerms(terms(["*", 3], ["*", 4], ["(+)", 5], ["*", 6], ["-", 2]))).toBe(40);
});

test("[S2.5-18] a group that is subtracted takes away what it is worth on its own", () => {
  // Small whole numbers, so that both sides are exact.
  const wholeTerms = fc.array(
    fc.tuple(fc.constantFrom("+" as const, "-" as const, "*" as const), fc.integer({ min: 1, max: 20 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(wholeTerms, wholeTerms, (left, right) => {
      const [[, first], ...rest] = right as [(typeof right)[number], ...typeof right];
      const joined = combineTerms(terms(...left, ["(-)", first], ...rest));
      expect(joined).toBe(combineTerms(terms(...left)) - combineTerms(terms(["*", first], ...rest)));
    }),
  );
});

test("[S2.5-20] a result that is not finite becomes 0", () => {
  expect(combineTerms(terms(["*", 5], ["/", 0]))).toBe(0);
  expect(combineTerms(terms(["*", 0], ["/", 0]))).toBe(0);
  expect(combineTerms(terms(["*", Number.MAX_VALUE], ["*", 10]))).toBe(0);
  expect(combineTerms(terms(["*", Number.NaN]))).toBe(0);
});

test("no terms are worth 0", () => {
  expect(combineTerms([])).toBe(0);
});

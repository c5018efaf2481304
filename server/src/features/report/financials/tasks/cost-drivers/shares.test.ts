import fc from "fast-check";
import { expect, test } from "vitest";
import { sharesOfWhole, wholePercents } from "./shares.ts";

const weights = fc.array(fc.double({ min: 0.01, max: 1000, noNaN: true }), { minLength: 1, maxLength: 100 });

test("shares are whole, at least 1 and add up to 100", () => {
  fc.assert(
    fc.property(weights, (given) => {
      const shares = wholePercents(given);
      expect(shares.every((share) => Number.isInteger(share) && share >= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    }),
  );
});

test("a heavier weight never gets a smaller share", () => {
  fc.assert(
    fc.property(weights, (given) => {
      const shares = wholePercents(given);
      for (const [index, weight] of given.entries()) {
        for (const [other, lighter] of given.entries()) {
          if (lighter < weight) expect(shares[other]).toBeLessThanOrEqual(shares[index] ?? 0);
        }
      }
    }),
    { numRuns: 30, examples: [[[1.754880953755844, 999.9999999999995, 999.9999999999997, 0.01, 0.01]]] },
  );
});

test("nothing, and a weight of nothing, cannot be shared out", () => {
  expect(() => wholePercents([])).toThrow(RangeError);
  expect(() => wholePercents([3, 0])).toThrow(RangeError);
});

test("percents that add up to 100 stay, others keep their order and their proportion", () => {
  const percents = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(percents, (given) => {
      const shares = sharesOfWhole(given);
      const total = given.reduce((sum, percent) => sum + percent, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, percent] of given.entries())
        expect(Math.abs((shares[index] ?? 0) - (percent / total) * 100)).toBeLessThan(2);
      expect(sharesOfWhole(shares)).toEqual(shares);
    }),
  );
});

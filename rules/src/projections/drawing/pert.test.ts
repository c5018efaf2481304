import fc from "fast-check";
import { expect, test } from "vitest";
import { drawInputs } from "./draw-inputs.ts";
import { pertQuantile } from "./pert.ts";
import { seededRandom } from "./seeded-random.ts";

const shares = Array.from({ length: 999 }, (_, index) => (index + 1) / 1000);

test("with its likely value at an end a PERT spreads as its closed form says, within one in 20,000", () => {
  // A beta of 1 and 5: below x lies 1 - (1 - x)^5; and the same turned round.
  const [falling, rising] = [
    pertQuantile({ low: 0, likely: 0, high: 1 }),
    pertQuantile({ low: 0, likely: 1, high: 1 }),
  ];
  for (const share of shares) {
    expect(Math.abs(1 - (1 - falling(share)) ** 5 - share)).toBeLessThan(1 / 20_000);
    expect(Math.abs(rising(share) ** 5 - share)).toBeLessThan(1 / 20_000);
  }
});

test("with its likely value in the middle below x lies 10 x^3 - 15 x^4 + 6 x^5", () => {
  const valueAt = pertQuantile({ low: 0, likely: 0.5, high: 1 });
  for (const share of shares) {
    const x = valueAt(share);
    expect(Math.abs(10 * x ** 3 - 15 * x ** 4 + 6 * x ** 5 - share)).toBeLessThan(1 / 20_000);
  }
});

test("draws of a PERT have its mean and its deviation: (low + 4 likely + high) / 6, and (mean - low) (high - mean) / 7 squared", () => {
  for (const [low, likely, high] of [
    [10, 20, 60],
    [0, 0, 5],
    [-3, 3.9, 4],
  ] as const) {
    const [column = new Float64Array()] = drawInputs([{ low, likely, high, cause: null }], {
      ...{ draws: 5000, together: 0, shape: "pert", random: seededRandom(3) },
    });
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    const exact = (low + 4 * likely + high) / 6;
    expect(Math.abs(mean - exact) / (high - low)).toBeLessThan(1e-4);
    expect(variance / (((exact - low) * (high - exact)) / 7)).toBeCloseTo(1, 2);
  }
});

test("whatever the range, values rise with their share and stay within the ends", () => {
  const end = fc.double({ min: -1e15, max: 1e15, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(end, end, end), (ends) => {
      const [low = 0, likely = 0, high = 0] = ends.toSorted((one, other) => one - other);
      const valueAt = pertQuantile({ low, likely, high });
      const values = [0, 1e-12, 0.001, 0.3, 0.5, 0.999, 1].map(valueAt);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
    }),
  );
});

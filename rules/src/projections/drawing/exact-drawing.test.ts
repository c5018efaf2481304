import fc from "fast-check";
import { expect, test } from "vitest";
import { exponential, power } from "./exponential.ts";
import { naturalLog } from "./natural-log.ts";
import { normalQuantile, normalShare } from "./normal.ts";
import { seededRandom } from "./seeded-random.ts";

function near(value: number, expected: number, error: number): void {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(error * Math.max(1, Math.abs(expected)));
}

test("logarithms, powers and exponentials are right to fourteen digits", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-12, max: 1e12, noNaN: true }),
      fc.double({ min: -20, max: 20, noNaN: true }),
      (base, exponent) => {
        near(naturalLog(base), Math.log(base), 1e-14);
        expect(exponential(exponent) / Math.exp(exponent)).toBeCloseTo(1, 13);
        expect(power(base, exponent / 20) / base ** (exponent / 20)).toBeCloseTo(1, 12);
      },
    ),
  );
  expect([naturalLog(0), naturalLog(-1), exponential(-1e9), exponential(1e9), power(0, 2), power(0, 0)]).toEqual([
    ...[Number.NEGATIVE_INFINITY, Number.NaN, 0, Number.POSITIVE_INFINITY, 0, 1],
  ]);
});

test("the normal quantile takes back the normal share, and known points stand", () => {
  near(normalQuantile(0.9), 1.2815515655446004, 1e-14);
  near(normalQuantile(0.975), 1.959963984540054, 1e-14);
  near(normalQuantile(1e-10), -6.361340902404056, 1e-12);
  near(normalShare(1.28), 0.8997274320455579, 1e-14);
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (share) => {
      near(normalShare(normalQuantile(share)), share, 1e-13);
    }),
  );
});

test("seeded numbers lie between 0 and 1, are spread evenly and follow from the seed alone", () => {
  const random = seededRandom(42);
  const drawn = Array.from({ length: 10_000 }, random);
  expect(drawn.every((value) => value > 0 && value < 1)).toBe(true);
  // Each tenth holds 1,000 with a deviation of 30.
  for (let tenth = 0; tenth < 10; tenth++)
    expect(Math.abs(drawn.filter((value) => Math.floor(value * 10) === tenth).length - 1000)).toBeLessThan(120);
  const again = seededRandom(42);
  expect(drawn.slice(0, 3)).toEqual([again(), again(), again()]);
  expect(drawn[0]).not.toBe(seededRandom(43)());
});

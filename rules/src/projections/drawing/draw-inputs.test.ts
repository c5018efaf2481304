import fc from "fast-check";
import { expect, test } from "vitest";
import { type DrawnInput, drawInputs } from "./draw-inputs.ts";
import { evenShares } from "./latin-hypercube.ts";
import { normalQuantile } from "./normal.ts";
import { seededRandom } from "./seeded-random.ts";
import { triangularQuantile } from "./triangular.ts";

const draws = 5000;
const drawn = (inputs: readonly DrawnInput[], together = 0, seed = 3) =>
  drawInputs(inputs, { draws, together, shape: "triangle", random: seededRandom(seed) });
const range = (low: number, likely: number, high: number): DrawnInput => ({ low, likely, high, cause: null });
const ofCause = (cause: string, input: DrawnInput): DrawnInput => ({ ...input, cause });
const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spreadOf = (values: Float64Array) => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};
const exactMean = ({ low, likely, high }: DrawnInput) => (low + likely + high) / 3;
const exactSpread = ({ low, likely, high }: DrawnInput) =>
  Math.sqrt((low ** 2 + likely ** 2 + high ** 2 - low * likely - low * high - likely * high) / 18);
function correlation(one: Float64Array, other: Float64Array) {
  const [a, b] = [meanOf(one), meanOf(other)];
  const products = one.map((value, index) => (value - a) * ((other[index] ?? 0) - b));
  return meanOf(products) / (spreadOf(one) * spreadOf(other));
}

test("a triangle's draws have its mean to 1 in 10,000 and its spread to 1 in 1,000, and stay within its ends", () => {
  for (const input of [range(10, 20, 60), range(0, 0, 5), range(-3, 4, 4)]) {
    const [column = new Float64Array()] = drawn([input]);
    expect(meanOf(column) / exactMean(input)).toBeCloseTo(1, 4);
    expect(spreadOf(column) / exactSpread(input)).toBeCloseTo(1, 3);
  }
  fc.assert(
    fc.property(
      fc.tuple(fc.integer(), fc.nat(), fc.nat()),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      ([low, up, more], share) => {
        const input = range(low, low + up, low + up + more);
        const value = triangularQuantile(input, share);
        expect(value).toBeGreaterThanOrEqual(input.low);
        expect(value).toBeLessThanOrEqual(input.high);
      },
    ),
  );
});

test("sums and products of independent numbers spread as their closed forms say, within 3 standard errors", () => {
  const [one, other] = [range(10, 20, 60), range(1, 5, 6)];
  const [a = new Float64Array(), b = new Float64Array()] = drawn([one, other]);
  const [sum, product] = [
    a.map((value, draw) => value + (b[draw] ?? 0)),
    a.map((value, draw) => value * (b[draw] ?? 0)),
  ];
  const sumSpread = Math.hypot(exactSpread(one), exactSpread(other));
  const productMean = exactMean(one) * exactMean(other);
  const productSpread = Math.sqrt(
    (exactSpread(one) ** 2 + exactMean(one) ** 2) * (exactSpread(other) ** 2 + exactMean(other) ** 2) -
      productMean ** 2,
  );
  const standardError = 3 / Math.sqrt(draws);
  expect(Math.abs(meanOf(sum) - exactMean(one) - exactMean(other)) / sumSpread).toBeLessThan(standardError);
  expect(Math.abs(spreadOf(sum) / sumSpread - 1)).toBeLessThan(standardError);
  expect(Math.abs(meanOf(product) - productMean) / productSpread).toBeLessThan(standardError);
  expect(Math.abs(spreadOf(product) / productSpread - 1)).toBeLessThan(standardError);
});

test("numbers of one cause move together as closely as said, keep their own triangles, and leave others alone", () => {
  const inputs = [
    ofCause("a study", range(0, 5, 10)),
    ofCause("a study", range(0, 50, 100)),
    ofCause("another", range(0, 5, 10)),
    range(0, 5, 10),
  ];
  for (const together of [0, 0.5, 0.9]) {
    const [one = new Float64Array(), other = new Float64Array(), ...rest] = drawn(inputs, together);
    // A symmetric triangle is so near to a normal that its correlation lies within 0.01 of the factor's; 3 standard errors are 0.04.
    expect(Math.abs(correlation(one, other) - together)).toBeLessThan(0.05);
    for (const apart of rest) expect(Math.abs(correlation(one, apart))).toBeLessThan(0.05);
    expect(meanOf(one)).toBeCloseTo(5, 0);
    expect(Math.abs(spreadOf(other) / exactSpread(range(0, 50, 100)) - 1)).toBeLessThan(0.05);
  }
});

test("a column has one share in each of its parts, and a mean of normals that errs ten times less than independent draws", () => {
  const shares = evenShares(1000, seededRandom(8));
  expect([...shares].map((share) => Math.floor(share * 1000)).toSorted((one, next) => one - next)).toEqual(
    Array.from({ length: 1000 }, (_, part) => part),
  );
  expect(Math.abs(meanOf(shares.map(normalQuantile)))).toBeLessThan(1 / Math.sqrt(1000) / 10);
});

test("a range without width is always its likely value", () => {
  expect(
    new Set(drawn([ofCause("a", range(7, 7, 7)), ofCause("a", range(7, 7, 7))], 0.5).flatMap((column) => [...column])),
  ).toEqual(new Set([7]));
});

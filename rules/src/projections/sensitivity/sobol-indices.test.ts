import { expect, test } from "vitest";
import { evenShares } from "../drawing/latin-hypercube.ts";
import { seededRandom } from "../drawing/seeded-random.ts";
import { sobolIndices } from "./sobol-indices.ts";

const draws = 20_000;

/** The indices of each input by itself, drawn evenly between 0 and 1. */
function indicesOf(inputs: number, outcome: (shares: Float64Array) => number, questions?: number[][]) {
  const random = seededRandom(11);
  const columns = () => Array.from({ length: inputs }, () => evenShares(draws, random));
  const asked = questions ?? Array.from({ length: inputs }, (_, input) => [input]);
  const steps = sobolIndices({ one: columns(), other: columns(), questions: asked, outcome });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function expectNear(found: readonly number[], exact: readonly number[], error: number) {
  for (const [index, value] of exact.entries())
    expect(Math.abs((found[index] ?? Number.NaN) - value), `${found} for ${exact}`).toBeLessThan(error);
}

test("the Ishigami function has its known indices within 0.02", () => {
  const outcome = (shares: Float64Array) => {
    const [x = 0, y = 0, z = 0] = shares.map((share) => Math.PI * (2 * share - 1));
    return Math.sin(x) + 7 * Math.sin(y) ** 2 + 0.1 * z ** 4 * Math.sin(x);
  };
  const indices = indicesOf(3, outcome);
  expectNear(
    indices.map(({ first }) => first),
    [0.3139, 0.4424, 0],
    0.02,
  );
  expectNear(
    indices.map(({ total }) => total),
    [0.5576, 0.4424, 0.2437],
    0.02,
  );
});

test("the G-function has its known indices within 0.02, and so has a question about two of its inputs", () => {
  const weights = [0, 1, 4.5, 9];
  const parts = weights.map((weight) => 1 / (3 * (1 + weight) ** 2));
  const variance = parts.reduce((product, part) => product * (1 + part), 1) - 1;
  const outcome = (shares: Float64Array) =>
    weights.reduce(
      (product, weight, input) => product * ((Math.abs(4 * (shares[input] ?? 0) - 2) + weight) / (1 + weight)),
      1,
    );
  const indices = indicesOf(4, outcome);
  expectNear(
    indices.map(({ first }) => first),
    parts.map((part) => part / variance),
    0.02,
  );
  expectNear(
    indices.map(({ total }) => total),
    parts.map((part) => ((part / (1 + part)) * (variance + 1)) / variance),
    0.02,
  );
  const [one = 0, other = 0] = parts;
  const [together] = indicesOf(4, outcome, [[0, 1]]);
  expectNear([together?.first ?? 0], [((1 + one) * (1 + other) - 1) / variance], 0.02);
});

test("in a sum every input explains its own share of the variance, first and in total", () => {
  const indices = indicesOf(3, ([x = 0, y = 0, z = 0]) => 3 * x + 2 * y + z);
  for (const name of ["first", "total"] as const)
    expectNear(
      indices.map((index) => index[name]),
      [9 / 14, 4 / 14, 1 / 14],
      0.015,
    );
});

test("what does not vary explains nothing, and nothing becomes no number", () => {
  for (const outcome of [() => 5, () => 0, () => 1e308]) {
    expect(indicesOf(1, outcome)).toEqual([{ first: 0, total: 0 }]);
  }
});

import { expect, test } from "vitest";
import { defaultBenchmark, namesNumber } from "./benchmark.ts";

test("[S3.5-33] without a benchmark as many percent have to agree as an assumption is important, half where nobody knows", () => {
  const benchmarks = ([1, 2, 3, undefined] as const).map(defaultBenchmark);
  expect(benchmarks).toEqual(
    [16, 50, 83, 50].map(
      (percent) => `Validate through customer interviews with at least ${percent} percent positive responses.`,
    ),
  );
});

test("words that name a number say where an assumption falls, in whatever digits", () => {
  expect(["Fewer than 4 of 10 agree.", "少於٣人", "½ of them stop"].every(namesNumber)).toBe(true);
  expect(namesNumber("Nobody wants it.")).toBe(false);
});

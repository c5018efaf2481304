import { expect, test } from "vitest";
import { movedApart, roundTicks } from "./round-ticks.ts";

test("ticks are round numbers that reach around all that is shown", () => {
  expect(roundTicks(-250_000, 900_000)).toEqual([-400_000, -200_000, 0, 200_000, 400_000, 600_000, 800_000, 1_000_000]);
  expect(roundTicks(0, 60, 6)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(roundTicks(3, 11, 2)).toEqual([0, 5, 10, 15]);
});

test("also where there is but one number, or none but nothing", () => {
  expect(roundTicks(0, 0)).toEqual([0]);
  const ticks = roundTicks(40, 40);
  expect(ticks[0]).toBeLessThanOrEqual(40);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(40);
});

test("labels are moved apart only as far as they must, and keep their order", () => {
  expect(movedApart([10, 40, 90], 20)).toEqual([10, 40, 90]);
  expect(movedApart([50, 10, 12], 20)).toEqual([50, 10, 30]);
  expect(movedApart([5, 5, 5], 20)).toEqual([5, 25, 45]);
});

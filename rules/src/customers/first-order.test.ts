import { expect, test } from "vitest";
import { firstOrder } from "./first-order.ts";

test("[S2.2.5-16] what comes first has the smallest order less 1", () => {
  expect(firstOrder([4, 2, 9])).toBe(1);
  expect(firstOrder([0, 1])).toBe(-1);
  expect(firstOrder([-3])).toBe(-4);
});

test("[S2.2.5-16] the first of all has order 0", () => {
  expect(firstOrder([])).toBe(0);
});

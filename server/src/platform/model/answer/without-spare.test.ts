import { expect, test } from "vitest";
import { withoutSpare } from "./without-spare.ts";

const even = (enough: number) => {
  const told: number[] = [];
  return { rest: withoutSpare([2, 3, 4, 6], (item) => item % 2 === 0, { enough, told: (at) => told.push(at) }), told };
};

test("what can be spared is left out, the last first, as long as enough remains", () => {
  expect(even(0)).toEqual({ rest: [3], told: [3, 2, 0] });
  expect(even(3)).toEqual({ rest: [2, 3, 4], told: [3] });
  expect(even(4)).toEqual({ rest: [2, 3, 4, 6], told: [] });
});

import { expect, test } from "vitest";
import { pageWindow } from "./find-page.ts";

test.each([
  // page, entries, and then: pages, entries passed over, entries read, read from the end
  [1, 0, [1, 0, 0, false]],
  [1, 5, [1, 0, 5, false]],
  [1, 20, [1, 0, 20, false]],
  [2, 21, [2, 0, 1, true]],
  [1, 100_000, [5_000, 0, 20, false]],
  [2_500, 100_000, [5_000, 49_980, 20, false]],
  [2_501, 100_000, [5_000, 49_980, 20, true]],
  [5_000, 100_000, [5_000, 0, 20, true]],
  [9_000, 100_000, [5_000, 0, 20, true]],
  [3, 59, [3, 0, 19, true]],
] as const)("page %i of %i entries is read from the nearer end", (page, count, expected) => {
  const { numberOfPages, offset, limit, fromEnd } = pageWindow(page, count);
  expect([numberOfPages, offset, limit, fromEnd]).toEqual(expected);
});

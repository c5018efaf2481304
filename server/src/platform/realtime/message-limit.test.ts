import { expect, test } from "vitest";
import { createMessageLimit } from "./message-limit.ts";

test("as many messages as allowed pass in a window, one more does not", () => {
  const withinLimit = createMessageLimit({ max: 3, window: 1_000 });
  expect([0, 1, 2, 3].map(withinLimit)).toEqual([true, true, true, false]);
});

test("the window slides: old messages no longer count", () => {
  const withinLimit = createMessageLimit({ max: 2, window: 1_000 });
  expect([0, 900, 1_000, 1_800, 1_900].map(withinLimit)).toEqual([true, true, true, false, false]);
  expect(withinLimit(5_000)).toBe(true);
});

import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

test.each([
  [0, [1_000]],
  [999, [1_000]],
  [1_000, [1_000, 1_000]],
  [2_500, [1_000, 1_000, 1_000]],
])("of %i rows a thousand are removed at a time until fewer are found", async (rows, expected) => {
  let left = rows;
  const asked: number[] = [];
  await inBatches(async (most) => {
    asked.push(most);
    const removed = Math.min(most, left);
    left -= removed;
    return removed;
  });
  expect(left).toBe(0);
  expect(asked).toEqual(expected);
});

test("where nobody tells how many were removed it is done once", async () => {
  let asked = 0;
  await inBatches(async () => {
    asked += 1;
    return null;
  });
  expect(asked).toBe(1);
});

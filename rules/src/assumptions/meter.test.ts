import { expect, test } from "vitest";
import { labelOfScale, levelOfPercent } from "./meter.ts";

test("[S1.9-19] [S2.4-17] importance and certainty are high from 66 percent, medium from 33, else low", () => {
  const levels = [0, 16, 32.9, 33, 50, 65.9, 66, 83, 100].map(levelOfPercent);
  expect(levels).toEqual(["Low", "Low", "Low", "Medium", "Medium", "Medium", "High", "High", "High"]);
});

test("a stored rating has the word of where its meter stands", () => {
  expect(([1, 2, 3] as const).map(labelOfScale)).toEqual(["Low", "Medium", "High"]);
});

import { expect, test } from "vitest";
import { labelOfScale, levelOfPercent, newScore, quickScores, scaleOfScore, scoreOfScale } from "./meter.ts";

test("[S1.9-19] [S2.4-17] [S3.9-10] importance and certainty are high from 66 percent, medium from 33, else low", () => {
  const levels = [0, 16, 32.9, 33, 50, 65.9, 66, 83, 100].map(levelOfPercent);
  expect(levels).toEqual(["Low", "Low", "Low", "Medium", "Medium", "Medium", "High", "High", "High"]);
});

test("[S2.4-18] [S3.9-07] a stored rating has the word of where its meter stands", () => {
  expect(([1, 2, 3] as const).map(labelOfScale)).toEqual(["Low", "Medium", "High"]);
});

test("[S2.4-19] [S3.5-30] [S3.9-12] a score is stored as 1 below 0.33, as 2 below 0.66, and otherwise as 3", () => {
  const stored = [0, 0.16, 0.329, 0.33, 0.5, 0.659, 0.66, 0.83, 1].map(scaleOfScore);
  expect(stored).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

test("[S3.5-31] the quick buttons set 16, 50 and 83 percent, and a new assumption begins with the least", () => {
  expect(quickScores.map((score) => Math.round(score * 100))).toEqual([16, 50, 83]);
  expect(newScore).toBe(0.16);
  expect(([1, 2, 3] as const).map((scale) => scaleOfScore(scoreOfScale(scale)))).toEqual([1, 2, 3]);
});

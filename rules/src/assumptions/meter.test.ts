import fc from "fast-check";
import { expect, test } from "vitest";
import {
  labelOfFraction,
  labelOfScale,
  meterLevel,
  newAssumptionFraction,
  percentOfScale,
  quickPercents,
  scaleOfFraction,
} from "./meter.ts";

const scales = [1, 2, 3] as const;

test("[S2.4-17] [S1.9-19] [S3.9-10] a meter is high from 66 percent, medium from 33, else low", () => {
  expect([66, 65, 33, 32].map(meterLevel)).toEqual(["high", "medium", "medium", "low"]);
});

test("[S2.4-18] [S3.9-07] outside the meters the words are High from 0.66, Medium from 0.33, else Low", () => {
  expect([0.66, 0.65, 0.33, 0.32].map(labelOfFraction)).toEqual(["High", "Medium", "Medium", "Low"]);
});

test("[S3.9-08] stored values have their own words: 1 is Low, not High", () => {
  expect(scales.map(labelOfScale)).toEqual(["Low", "Medium", "High"]);
});

test("[S2.4-19] [S3.5-30] [S3.9-12] below 0.33 is sent as 1, below 0.66 as 2, otherwise 3", () => {
  expect([0, 0.329, 0.33, 0.659, 0.66, 1].map(scaleOfFraction)).toEqual([1, 1, 2, 2, 3, 3]);
});

test("[S2.4-21] stored 1, 2, 3 stand at 16, 50, 83 percent, and are stored again as what they were", () => {
  expect(scales.map(percentOfScale)).toEqual([16, 50, 83]);
  expect(scales.map((scale) => scaleOfFraction(percentOfScale(scale) / 100))).toEqual([...scales]);
});

test("[S2.2.7-07] [S3.5-31] the quick buttons set 16, 50 and 83 percent, each at the level it names", () => {
  expect(quickPercents).toEqual({ low: 16, medium: 50, high: 83 });
  expect(Object.values(quickPercents).map(meterLevel)).toEqual(Object.keys(quickPercents));
});

test("[S2.2.7-08] a new assumption starts at 0.16 and is stored as 1", () => {
  expect(newAssumptionFraction).toBe(0.16);
  expect(scaleOfFraction(newAssumptionFraction)).toBe(1);
});

test("the value sent and the word shown agree at every position of a meter", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (fraction) => {
      expect(labelOfScale(scaleOfFraction(fraction))).toBe(labelOfFraction(fraction));
    }),
  );
});

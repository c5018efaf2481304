import type { Scale } from "@seedbed/contract/report/assumptions/schemas";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOfRiskLevel, riskLevel, riskScore } from "./risk.ts";

const anyScale = fc.constantFrom<Scale>(1, 2, 3);

describe("the risk of an assumption", () => {
  test("is 1 where the concept depends on what nobody knows, and least where neither holds", () => {
    expect(riskScore(3, 1)).toBe(1);
    expect(riskScore(1, 3)).toBeCloseTo(0.11);
  });

  test("[S3.3-08] stays between 0 and 1, grows with importance and falls with certainty", () => {
    fc.assert(
      fc.property(anyScale, anyScale, anyScale, (importance, certainty, other) => {
        const risk = riskScore(importance, certainty);
        expect(risk).toBeGreaterThan(0);
        expect(risk).toBeLessThanOrEqual(1);
        if (other > importance) expect(riskScore(other, certainty)).toBeGreaterThan(risk);
        if (other > certainty) expect(riskScore(importance, other)).toBeLessThan(risk);
      }),
    );
  });

  test("only high importance with low certainty is a high risk", () => {
    const levels = ([1, 2, 3] as const).map((importance) =>
      ([1, 2, 3] as const).map((certainty) => riskLevel(riskScore(importance, certainty))),
    );
    expect(levels).toEqual([
      ["low", "low", "low"],
      ["medium", "medium", "low"],
      ["high", "medium", "low"],
    ]);
  });
});

test("[S2.4-16] [S1.9-18] [S3.9-09] the level is high from 0.7, medium from 0.4, else low", () => {
  expect([1, 0.7, 0.69, 0.4, 0.39, 0].map(riskLevel)).toEqual(["high", "high", "medium", "medium", "low", "low"]);
});

test("[S2.4-20] [S3.9-11] a level of risk stands at 80, 50 or 20 percent", () => {
  expect((["high", "medium", "low"] as const).map(percentOfRiskLevel)).toEqual([80, 50, 20]);
});

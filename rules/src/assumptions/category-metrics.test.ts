import { CategoryMetrics, type Scale } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { metricsByCategory, type RatedAssumption } from "./category-metrics.ts";

type Status = RatedAssumption["status"];
const assumption = (changes: Partial<RatedAssumption> = {}): RatedAssumption => ({
  category: "Viability",
  importance: 2,
  certainty: 2,
  status: "untested",
  ...changes,
});
const statusOf = (...statuses: Status[]) =>
  metricsByCategory(statuses.map((status) => assumption({ status }))).Viability.validationStatus;

describe("the metrics of the assumption categories", () => {
  test("[S2.1-07] [S3.1-01] there are exactly four, also without any assumption", () => {
    const metrics = metricsByCategory([]);
    expect(Object.keys(metrics)).toEqual(["Desirability", "Viability", "Feasibility", "Adaptability"]);
    expect(metrics.Desirability).toEqual({
      validationStatus: "untested",
      count: 0,
      cumulativeCertainty: 0,
      validationPercentage: 0,
      averageRisk: 0,
    });
  });

  test("[S2.3-11] count, certainties, validated share and average risk are those of the category's own assumptions", () => {
    const metrics = metricsByCategory([
      assumption({ certainty: 1, importance: 3 }),
      assumption({ certainty: 3, importance: 3, status: "validated" }),
      assumption({ category: "Feasibility", certainty: 3 }),
    ]).Viability;
    expect(metrics.count).toBe(2);
    expect(metrics.cumulativeCertainty).toBe(4);
    expect(metrics.validationPercentage).toBe(0.5);
    expect(metrics.averageRisk).toBeCloseTo(2 / 3);
  });

  test("an assumption that is partly validated counts half, a refuted one and an untested one nothing", () => {
    const shareOf = (...statuses: Status[]) =>
      metricsByCategory(statuses.map((status) => assumption({ status }))).Viability.validationPercentage;
    expect(shareOf("partially_validated")).toBe(0.5);
    expect(shareOf("partially_validated", "validated")).toBe(0.75);
    expect(shareOf("invalidated", "unvalidated", "untested", "validated")).toBe(0.25);
  });

  test("[S2.3-12] the status of a category follows from those of its assumptions", () => {
    expect(statusOf("validated", "validated")).toBe("validated");
    expect(statusOf("validated", "untested")).toBe("partially_validated");
    expect(statusOf("invalidated", "partially_validated")).toBe("partially_validated");
    expect(statusOf("invalidated", "untested")).toBe("invalidated");
    expect(statusOf("unvalidated", "untested")).toBe("unvalidated");
    expect(statusOf("untested", "untested")).toBe("untested");
  });

  test("whatever the assumptions, the metrics are within their bounds and count each assumption once", () => {
    const any = fc.record({
      category: fc.constantFrom(...assumptionCategories),
      importance: fc.constantFrom<Scale>(1, 2, 3),
      certainty: fc.constantFrom<Scale>(1, 2, 3),
      status: fc.constantFrom<Status>("validated", "partially_validated", "invalidated", "unvalidated", "untested"),
    });
    fc.assert(
      fc.property(fc.array(any), (assumptions) => {
        const metrics = Object.values(metricsByCategory(assumptions));
        for (const each of metrics) expect(CategoryMetrics.safeParse(each).success).toBe(true);
        expect(metrics.reduce((total, each) => total + each.count, 0)).toBe(assumptions.length);
      }),
    );
  });
});

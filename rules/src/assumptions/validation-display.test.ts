import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ShownMetrics, validationDisplay } from "./validation-display.ts";

const metrics = (changes: Partial<ShownMetrics>): ShownMetrics => ({
  validationStatus: "untested",
  count: 4,
  cumulativeCertainty: 5,
  ...changes,
});
const percentOf = (changes: Partial<ShownMetrics>) => validationDisplay(metrics(changes)).percent;

describe("the bar of a category", () => {
  test("[S2.4-10] validated shows 100 percent", () => {
    expect(percentOf({ validationStatus: "validated", validationPercentage: 0.2 })).toBe(100);
  });

  test("[S2.4-11] unvalidated shows the average certainty", () => {
    expect(percentOf({ validationStatus: "unvalidated" })).toBe(42);
    expect(percentOf({ validationStatus: "unvalidated", count: 1, cumulativeCertainty: 2 })).toBe(67);
    expect(percentOf({ validationStatus: "unvalidated", count: 0, cumulativeCertainty: 0 })).toBe(0);
  });

  test("[S2.4-12] partially validated shows its percentage, and 50 when none is given", () => {
    expect(percentOf({ validationStatus: "partially_validated", validationPercentage: 0.25 })).toBe(25);
    expect(percentOf({ validationStatus: "partially_validated", validationPercentage: 0 })).toBe(0);
    expect(percentOf({ validationStatus: "partially_validated", validationPercentage: null })).toBe(50);
    expect(percentOf({ validationStatus: "partially_validated" })).toBe(50);
  });

  test("invalidated fills the bar, which is never marked validated", () => {
    expect(validationDisplay(metrics({ validationStatus: "invalidated" }))).toEqual({
      percent: 100,
      isInvalidated: true,
      isMarkedValidated: false,
    });
  });

  test("[S2.4-14] untested, and any status that is not known, shows 0", () => {
    expect(percentOf({ validationStatus: "untested" })).toBe(0);
    expect(percentOf({ validationStatus: "completed", validationPercentage: 1 })).toBe(0);
  });

  test("[S2.4-15] a bar at 70 percent or more is marked validated", () => {
    const marked = (validationPercentage: number) =>
      validationDisplay(metrics({ validationStatus: "partially_validated", validationPercentage })).isMarkedValidated;
    expect(marked(0.7)).toBe(true);
    expect(marked(0.69)).toBe(false);
  });

  test("stays between 0 and 100 whatever the percentage", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (validationPercentage) => {
        const percent = percentOf({ validationStatus: "partially_validated", validationPercentage });
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

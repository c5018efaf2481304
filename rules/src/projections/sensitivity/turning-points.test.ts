import { expect, test } from "vitest";
import { officesProjected } from "#test-support/projected.ts";
import { planOf } from "../plan/plan-of.ts";
import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { planWith } from "../scenarios.ts";
import { likelyMonths } from "../simulate.ts";
import { planTried } from "../what-if.ts";
import { decisionOf } from "./turning-points.ts";

const offices = (): ProjectionPlan => {
  const plan = planOf(officesProjected());
  if (!plan) throw new Error("The projection has a sizing.");
  return plan;
};
/** A little more is put in than comes back by the 60th month, so that little has to be other than likely for it to pay. */
const close = (): ProjectionPlan => {
  const back = likelyMonths(planWith(offices(), { invested: 0 }), 60).cash[60] ?? 0;
  return planWith(offices(), { invested: back + 20_000 });
};
const isBackWith = (plan: ProjectionPlan, key: string, value: number) =>
  (likelyMonths(planWith(plan, { [key]: value }), 60).cash[60] ?? -1) >= 0;
const certain = (plan: ProjectionPlan) => ({
  ...plan,
  inputs: plan.inputs.map((input) => ({ ...input, low: input.likely, high: input.likely })),
});

test("a number turns the decision where the cash at the horizon changes its side, and only within its own range", () => {
  const { isBack, turns } = decisionOf(close(), 60);
  expect(isBack).toBe(false);
  expect(turns.length).toBeGreaterThan(0);
  for (const { input, at, way } of turns) {
    const { key, low, likely, high } = close().inputs[input] ?? { key: "", low: 0, likely: 0, high: 0 };
    expect(at).toBeGreaterThanOrEqual(low);
    expect(at).toBeLessThanOrEqual(high);
    const [before, behind] = [-1, 1].map((side) => at + side * Math.sign(at - likely) * (high - low) * 1e-6);
    expect(isBackWith(close(), key, before ?? 0)).toBe(isBack);
    expect(isBackWith(close(), key, behind ?? 0)).toBe(!isBack);
    expect(way).toBeCloseTo((at - likely) / ((at > likely ? high : low) - likely), 6);
  }
  expect(turns.map(({ way }) => way)).toEqual(turns.map(({ way }) => way).toSorted((one, other) => one - other));
  // Every other number leaves it as it is, wherever in its range it lies.
  const turning = turns.map(({ input }) => input);
  for (const [place, { key, low, likely, high }] of close().inputs.entries())
    if (!turning.includes(place))
      for (const value of [low, (low + likely) / 2, (likely + high) / 2, high])
        expect(isBackWith(close(), key, value)).toBe(isBack);
});

test("what is certain turns nothing", () => {
  expect(decisionOf(certain(close()), 60).turns).toEqual([]);
});

test("how little must be put in for a plan to pay is found to the dollar, far from what is likely", () => {
  const plan = planTried(certain(offices()), { invested: { low: 0, likely: 5_000_000, high: 5_000_000 } });
  const { isBack, turns } = decisionOf(plan, 60);
  expect(isBack).toBe(false);
  const cashWithout = likelyMonths(planWith(plan, { invested: 0 }), 60).cash[60] ?? 0;
  expect(turns.map(({ at }) => Math.round(at))).toEqual([Math.round(cashWithout)]);
});

test("a plan in which nothing comes in and nothing goes out owes nobody anything, and one in which a dollar is put in does", () => {
  const nothing = Object.fromEntries(offices().inputs.map(({ key }) => [key, 0]));
  expect(likelyMonths(planWith(offices(), nothing), 60).cash[60]).toBe(0);
  expect(decisionOf(planWith(offices(), nothing), 60).isBack).toBe(true);
  expect(decisionOf(planWith(offices(), { ...nothing, invested: 1 }), 60).isBack).toBe(false);
});

test("what is back at one horizon may have yet to come back at an earlier one", () => {
  const back = likelyMonths(planWith(offices(), { invested: 0 }), 60).cash[60] ?? 0;
  const plan = planWith(offices(), { invested: back - 1 });
  expect([60, 12].map((horizon) => decisionOf(plan, horizon).isBack)).toEqual([true, false]);
});

test("where both ends of a range turn the decision, the one that is nearer on its way is told", () => {
  const plan = planTried(certain(offices()), { invested: { low: 0, likely: 5_000_000, high: 5_000_000 } });
  const cashWithout = likelyMonths(planWith(plan, { invested: 0 }), 60).cash[60] ?? 0;
  const [turn] = decisionOf(plan, 60).turns;
  expect(plan.inputs[turn?.input ?? -1]?.key).toBe("invested");
  expect(turn?.way).toBeCloseTo((5_000_000 - cashWithout) / 5_000_000, 6);
});

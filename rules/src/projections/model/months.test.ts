import { expect, test } from "vitest";
import type { Figures } from "./figures.ts";
import { breakEvenMonth, emptyMonths, fillMonths, peakNeed } from "./months.ts";

const steady: Figures = {
  ...{ within: 1200, yearly: 120, atStart: 0, yearsToWin: 5, growth: 0, churn: 0 },
  ...{ fixedCost: 12_000, customerCost: 60, winningCost: 0, invested: 5_000 },
};
function monthsOf(change: Partial<Figures> = {}, horizon = 60) {
  const months = emptyMonths(horizon);
  fillMonths({ ...steady, ...change }, months);
  return months;
}

test("without growth and loss customers are won evenly, and cash is the closed sum of what they leave", () => {
  const { revenue, cost, cash } = monthsOf();
  for (const month of [1, 12, 59, 60]) {
    const customers = 20 * month;
    expect(revenue[month]).toBeCloseTo(customers * 10, 8);
    expect(cost[month]).toBeCloseTo(1000 + customers * 5, 8);
    // The sum of 20 m x 5 - 1,000 over the months.
    expect(cash[month]).toBeCloseTo(-5000 + (100 * month * (month + 1)) / 2 - 1000 * month, 6);
  }
  expect(cash[0]).toBe(-5000);
  // 50 m (m + 1) - 1,000 m >= 5,000 from the 24th month on.
  expect(breakEvenMonth(cash)).toBe(24);
});

test("of customers nobody adds to, a year leaves what the loss says", () => {
  const { revenue } = monthsOf({ atStart: 1200, within: 1200, churn: 0.12 }, 12);
  expect((revenue[12] ?? 0) / 12_000).toBeCloseTo(0.88, 12);
});

test("what is within reach grows by its rate a year, and nobody beyond it is won", () => {
  const { revenue } = monthsOf({ growth: 0.15, yearsToWin: 1 / 12 }, 24);
  expect((revenue[24] ?? 0) / 12_000).toBeCloseTo(1.15 ** 2, 10);
});

test("cash that never gets back to what was put in breaks even in no month", () => {
  expect(breakEvenMonth(monthsOf({ fixedCost: 1e9 }).cash)).toBeNull();
});

test("money is back in the month in which nothing is missing, to the dollar", () => {
  expect(breakEvenMonth(Float64Array.of(-5_000, -2_500, 0, 2_500))).toBe(2);
  expect(breakEvenMonth(Float64Array.of(-5_000, -2_500, -1))).toBeNull();
});

test("a plan needs what it is short of at its lowest, and nothing where it never is", () => {
  expect(peakNeed(Float64Array.of(-5_000, -7_500, -6_000, 100))).toEqual({ need: 7_500, month: 1 });
  expect(peakNeed(Float64Array.of(100, 50, 200))).toEqual({ need: 0, month: 1 });
});

test("customers stay though fewer can be won in the end, and nobody is paid for who goes", () => {
  const shrinking = { growth: -0.5, yearsToWin: 5 };
  const { revenue } = monthsOf(shrinking, 36);
  // What the plan would have is most in the 17th month, and half of it is left in the 36th.
  expect(revenue[30]).toBeCloseTo(revenue[20] ?? 0, 8);
  const [free, dear] = [{}, { winningCost: 1_000 }].map((change) =>
    monthsOf({ ...shrinking, ...change, atStart: 1200, within: 1200 }, 24),
  );
  expect(dear?.cost).toEqual(free?.cost);
});

test("money is back no sooner than after the first month, and a plan is at its lowest in the first such month", () => {
  expect(breakEvenMonth(Float64Array.of(0, -5, 3))).toBe(2);
  expect(breakEvenMonth(Float64Array.of(0, 5))).toBe(1);
  expect(peakNeed(Float64Array.of(-5_000, -5_000, 0))).toEqual({ need: 5_000, month: 0 });
});

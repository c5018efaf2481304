import { power } from "../drawing/exponential.ts";
import type { Figures } from "./figures.ts";

/** By month, from the start (0) on: US dollars of the month, and cash added up since the money was put in. */
export interface Months {
  revenue: Float64Array;
  cost: Float64Array;
  cash: Float64Array;
}

export function emptyMonths(horizon: number): Months {
  const column = () => new Float64Array(horizon + 1);
  return { revenue: column(), cost: column(), cash: column() };
}

/**
 * Fills the months. Within reach at month t are `within` x (1 + growth)^(t/12) customers. The plan wins them evenly over its years, from those at
 * the start: planned(t) = start + (within reach(t) - start) x min(1, t / (12 x years)). Each month loses 1 - (1 - churn)^(1/12) of the customers
 * and wins what the plan adds; never more than are within reach. Each that is won costs what winning one costs. Revenue is a twelfth of a customer's year each, cost a twelfth of
 * the fixed cost and of each customer's; cash begins with the money put in, as a minus, and adds revenue less cost.
 */
export function fillMonths(figures: Figures, { revenue, cost, cash }: Months): void {
  const { yearly, atStart, fixedCost, customerCost, winningCost } = figures;
  const growing = power(1 + figures.growth, 1 / 12);
  const staying = power(1 - figures.churn, 1 / 12);
  const monthsToWin = 12 * figures.yearsToWin;
  let [within, planned, customers, sum] = [figures.within, atStart, atStart, -figures.invested];
  revenue[0] = 0;
  cost[0] = 0;
  cash[0] = sum;
  for (let month = 1; month < cash.length; month++) {
    within *= growing;
    const next = atStart + (within - atStart) * Math.min(1, month / monthsToWin);
    const stayed = customers * staying;
    customers = Math.min(within, stayed + Math.max(0, next - planned));
    planned = next;
    const earned = (customers * yearly) / 12;
    const spent = (fixedCost + customers * customerCost) / 12 + Math.max(0, customers - stayed) * winningCost;
    sum += earned - spent;
    revenue[month] = earned;
    cost[month] = spent;
    cash[month] = sum;
  }
}

/** The first month whose cash is not below zero any more; null when none of them gets there. */
export function breakEvenMonth(cash: Float64Array): number | null {
  for (let month = 1; month < cash.length; month++) if ((cash[month] ?? -1) >= 0) return month;
  return null;
}

/** How much money a plan needs at its worst, and in which month that is: the lowest point of its cash, 0 where that is never below zero. */
export function peakNeed(cash: Float64Array): { need: number; month: number } {
  const month = cash.reduce((lowest, value, at) => (value < (cash[lowest] ?? value) ? at : lowest), 0);
  return { need: Math.max(0, -(cash[month] ?? 0)), month };
}

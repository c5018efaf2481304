import { power } from "../drawing/exponential.ts";
import type { Figures } from "../model/figures.ts";
import { emptyMonths, fillMonths, type Months, peakNeed } from "../model/months.ts";

/** All that a figure may be calculated from. */
interface Economy extends Figures {
  /** Of the whole horizon. */
  months: Months;
}

/** US dollars a month that a customer leaves. */
const contribution = ({ yearly, customerCost }: Economy) => (yearly - customerCost) / 12;
/** The share of the customers that is lost in a month. */
const loss = ({ churn }: Economy) => 1 - power(1 - churn, 1 / 12);
const lifetimeValue = (economy: Economy) => over(contribution(economy), loss(economy));
const savedFully = ({ within, yearly, fixedCost, customerCost }: Economy) =>
  within * (yearly - customerCost) - fixedCost;

/** Null for what never comes back, or never ends. */
const over = (part: number, whole: number) => (whole > 0 ? part / whole : null);

/**
 * The figures of a business by which it is judged first, each from the numbers of a plan; null where there is none.
 *
 * What a customer leaves (contribution) is what it pays less what it costs itself (C. T. Horngren and others, Cost Accounting, chapter 3). Of customers of whom a
 * share of `loss` goes each month one stays 1 / `loss` months on average, and leaves so many contributions: its lifetime value, without
 * discount (S. Gupta, D. R. Lehmann, Journal of Interactive Marketing 17 (2003), 9-24). Payback is the cost of winning one divided by what it
 * leaves a month. A saving pays back once what it saves a month, all of it, has added up to what it costs at first.
 */
export const economicFigures = {
  contribution: { unit: "$", of: contribution },
  contributionShare: { unit: "%", of: (economy) => over(contribution(economy) * 1200, economy.yearly) },
  winningCost: { unit: "$", of: ({ winningCost }) => winningCost },
  payback: { unit: "months", of: (economy) => over(economy.winningCost, contribution(economy)) },
  lifetime: { unit: "months", of: (economy) => over(1, loss(economy)) },
  lifetimeValue: { unit: "$", of: lifetimeValue },
  valueOverCost: { unit: "times", of: (economy) => over(lifetimeValue(economy) ?? 0, economy.winningCost) },
  savedFully: { unit: "$", of: savedFully },
  rampUp: { unit: "months", of: ({ yearsToWin }) => yearsToWin * 12 },
  oneOffCost: { unit: "$", of: ({ invested }) => invested },
  savingPayback: { unit: "months", of: (economy) => over(economy.invested * 12, savedFully(economy)) },
  peakNeed: { unit: "$", of: ({ months }) => peakNeed(months.cash).need },
} as const satisfies Record<string, { unit: "$" | "%" | "months" | "times"; of: (economy: Economy) => number | null }>;

export type EconomicFigure = keyof typeof economicFigures;

/** The economy of figures over a horizon in months. */
export function economyOf(figures: Figures, horizon: number): Economy {
  const months = emptyMonths(horizon);
  fillMonths(figures, months);
  return { ...figures, months };
}

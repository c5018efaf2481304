import type { Range } from "../drawing/triangular.ts";

/** What a projection begins with where nobody has said anything else: shares a year, years, customers. */
export const projectionDefaults = { growthRate: 0.15, timeHorizon: 5, churnRate: 0.12, initialCustomers: 200 } as const;

/** US dollars put in at the start. */
const initialInvestment = 250_000;

export const planParts = ["demand", "growth", "cost", "start"] as const;
export type PlanPart = (typeof planParts)[number];

export type PlanWord =
  | "price"
  | "payments"
  | "initialCustomers"
  | "timeHorizon"
  | "growthRate"
  | "churnRate"
  | "costRatio"
  | "fixedShare"
  | "winningCost"
  | "invested";

interface WordOfPlan extends Range {
  label: string;
  unit: string;
  per: string;
  part: PlanPart;
}

const { growthRate, timeHorizon, churnRate, initialCustomers } = projectionDefaults;
const word = (words: Omit<WordOfPlan, keyof Range>, [low, likely, high]: readonly [number, number, number]) => ({
  ...words,
  ...{ low, likely, high },
});

/**
 * The numbers of a plan that stand in no sizing, with where they begin. The likely values of customers, years, growth, loss and the money put in
 * are the specified ones; all others are start values that describe no company, and the page says so.
 */
export const planWords: Readonly<Record<PlanWord, WordOfPlan>> = {
  price: word({ label: "Price of a payment", unit: "$", per: "", part: "demand" }, [800, 1000, 1200]),
  payments: word({ label: "Payments of a customer", unit: "", per: "a year", part: "demand" }, [12, 12, 12]),
  initialCustomers: word({ label: "Customers at the start", unit: "", per: "", part: "growth" }, [
    100,
    initialCustomers,
    300,
  ]),
  timeHorizon: word({ label: "Until all within reach is won", unit: "", per: "years", part: "growth" }, [
    4,
    timeHorizon,
    8,
  ]),
  growthRate: word({ label: "Growth of what is within reach", unit: "%", per: "a year", part: "growth" }, [
    5,
    growthRate * 100,
    25,
  ]),
  churnRate: word({ label: "Customers lost", unit: "%", per: "a year", part: "growth" }, [6, churnRate * 100, 24]),
  costRatio: word(
    { label: "Cost once all is won", unit: "%", per: "of the planned revenue", part: "cost" },
    [55, 70, 90],
  ),
  fixedShare: word(
    { label: "Cost there from the first month", unit: "%", per: "of all cost", part: "cost" },
    [5, 10, 20],
  ),
  /** Without a start value: it counts for nothing until somebody says it. */
  winningCost: word(
    { label: "Cost to win a customer", unit: "$", per: "beside the cost above", part: "cost" },
    [0, 0, 0],
  ),
  invested: word({ label: "Money put in", unit: "$", per: "", part: "start" }, [
    initialInvestment,
    initialInvestment,
    initialInvestment,
  ]),
};

/** The same numbers in a plan of savings, where nobody is won. */
export const savingWords: Readonly<Partial<Record<PlanWord, Partial<WordOfPlan>>>> = {
  timeHorizon: { label: "Until all of it is saved", ...{ low: 1, likely: 2, high: 4 } },
  costRatio: { label: "Cost of saving all of it", per: "of the planned savings", ...{ low: 10, likely: 25, high: 50 } },
  invested: { label: "One-off cost" },
};

import type { ReckonedFigure } from "@seedbed/rules/projections/economics/business-arithmetic";
import { type EconomicFigure, economicFigures } from "@seedbed/rules/projections/economics/economic-figures";
import { valueInWords } from "../number-words.ts";

interface FigureWords {
  name: string;
  /** Behind the figure: "a month". */
  per?: string;
  formula: string;
  /** In place of a figure that never comes to one. */
  never?: string;
}

export const figureWords: Readonly<Record<EconomicFigure, FigureWords>> = {
  contribution: {
    name: "Contribution of a customer",
    per: "a month",
    formula:
      "A twelfth of what a customer pays a year, less a twelfth of what each customer adds to the cost: the cost once all is won without the part that is there from the first month.",
  },
  contributionShare: {
    name: "Contribution margin",
    per: "of what a customer pays",
    formula: "The contribution of a customer divided by what it pays in the same time.",
    never: "Nobody pays anything",
  },
  winningCost: {
    name: "Cost to win a customer",
    formula: "As it stands among the assumptions here. It counts as cost in the month in which a customer is won.",
  },
  payback: {
    name: "Payback of a customer",
    formula: "The cost to win a customer divided by its contribution a month, without discount.",
    never: "Never: a customer leaves nothing",
  },
  lifetime: {
    name: "A customer stays",
    per: "on average",
    formula:
      "1 divided by the share of customers lost a month, which is 1 − (1 − customers lost a year) to the power of 1/12.",
    never: "Without end: nobody is lost",
  },
  lifetimeValue: {
    name: "Lifetime value of a customer",
    formula: "The contribution a month times the months a customer stays on average, without discount.",
    never: "Without end: nobody is lost",
  },
  valueOverCost: {
    name: "Lifetime value over cost to win",
    formula: "The lifetime value of a customer divided by the cost to win one.",
    never: "Winning a customer costs nothing",
  },
  savedFully: {
    name: "Saved a year, once all is reached",
    formula: "What the sizing of the saving comes to, less the cost of saving all of it.",
  },
  rampUp: { name: "Ramp-up", formula: "Until all of it is saved, in months; it is reached evenly." },
  oneOffCost: { name: "One-off cost", formula: "The money put in at the start." },
  savingPayback: {
    name: "Payback once all is reached",
    formula:
      "The one-off cost divided by what is saved a month once all is reached. With the ramp-up it takes longer: see Break-even.",
    never: "Never: it costs more than it saves",
  },
  peakNeed: {
    name: "Money needed at most",
    formula:
      "The lowest point of the cash over the horizon: money put in and cost, less what has come in by then. A number that is missing counts as 0.",
  },
};

const tenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Cents only of what is less than $100. */
function dollarsInWords(value: number): string {
  return valueInWords({ unit: "$" }, Math.abs(value) < 100 ? value : Math.round(value));
}

/** What a figure comes to: "$33.30 a month", "20 months", "4.7 times". */
export function figureInWords({ figure, value }: Pick<ReckonedFigure, "figure" | "value">): string {
  const { per = "", never = "" } = figureWords[figure];
  if (value === null) return never;
  const { unit } = economicFigures[figure];
  const count = tenths.format(value);
  const amount =
    unit === "months" || unit === "times"
      ? `${count} ${unit === "months" && count === "1" ? "month" : unit}`
      : unit === "$"
        ? dollarsInWords(value)
        : valueInWords({ unit }, value);
  return [amount, per].filter((part) => part !== "").join(" ");
}

import { finiteOrZero } from "../../market-sizing/finite.ts";
import type { PlanWord } from "../plan/plan-words.ts";
import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { type Formula, sizingFormula } from "./sizing-formula.ts";

/** What the months are calculated from, with shares as such (0.12) and money in US dollars. */
export interface Figures {
  /** What can be won: customers (dollars saved a year in a plan of savings), at the start. */
  within: number;
  /** What one of them brings in a year. */
  yearly: number;
  atStart: number;
  yearsToWin: number;
  growth: number;
  churn: number;
  /** Cost a year that is there from the first month, and what each customer adds. */
  fixedCost: number;
  customerCost: number;
  /** What it costs to win one. */
  winningCost: number;
  invested: number;
}

/** More money a year than there is: what lies above is cut off, so that sums stay numbers. */
const mostReach = 1e15;
const bounded = (value: number) => Math.min(Math.max(finiteOrZero(value), 0), mostReach);
const ratio = (part: number, whole: number) => (whole > 0 ? bounded(part / whole) : 0);

/** How a draw of a plan's numbers becomes figures. */
export function figuresOf(plan: ProjectionPlan): (values: Float64Array) => Figures {
  const { inputs, slots, costSlots } = plan;
  const reachOf = reachFormula(plan);
  const yearlyOf = yearlyFormula(plan);
  const planned = Float64Array.from(inputs, (input) => input.planned);
  const at = (word: PlanWord, values: Float64Array) => values[slots[word] ?? -1] ?? 0;
  const costsAt = (values: Float64Array) => costSlots.reduce((sum, slot) => sum + (values[slot] ?? 0), 0);
  const [plannedYearly, plannedCosts] = [yearlyOf(planned), costsAt(planned)];
  const plannedReach = reachOf(planned);
  return (values) => {
    const yearly = yearlyOf(values);
    const within = ratio(reachOf(values), yearly);
    const cost = (at("costRatio", values) / 100) * (plannedCosts > 0 ? costsAt(values) / plannedCosts : 1);
    const fixedShare = Math.min(at("fixedShare", values) / 100, 1);
    return {
      within,
      yearly,
      // 200 of 500 would be more than a start.
      atStart: Math.min(at("initialCustomers", values), within / 10),
      yearsToWin: Math.max(at("timeHorizon", values), 1 / 12),
      growth: Math.max(at("growthRate", values) / 100, -1),
      churn: Math.min(Math.max(at("churnRate", values) / 100, 0), 1),
      fixedCost: cost * fixedShare * plannedReach,
      customerCost: cost * (1 - fixedShare) * plannedYearly,
      winningCost: at("winningCost", values),
      invested: at("invested", values),
    };
  };
}

/** US dollars a year within reach: the obtainable market, or all that is saved. */
function reachFormula({ layout, terms }: ProjectionPlan): Formula {
  if (layout === "savings") {
    const saved = sizingFormula(terms);
    return (values) => bounded(saved(values));
  }
  const [tam, sam, som] = (["TAM", "SAM", "SOM"] as const).map((group) =>
    sizingFormula(terms.filter((term) => term.group === group)),
  ) as [Formula, Formula, Formula];
  return (values) => bounded(tam(values) * sam(values) * som(values));
}

/** US dollars a year that one customer brings; 1 in a plan of savings, which counts dollars. */
function yearlyFormula({ layout, terms, countsCustomers, slots }: ProjectionPlan): Formula {
  if (layout === "savings") return () => 1;
  if (!countsCustomers) {
    const { price = -1, payments = -1 } = slots;
    return (values) => bounded((values[price] ?? 0) * (values[payments] ?? 0));
  }
  const counted = terms.filter((term) => term.group === "TAM");
  const [tam, customers] = [sizingFormula(counted), sizingFormula(counted, { upToPrice: true })];
  return (values) => ratio(tam(values), customers(values));
}

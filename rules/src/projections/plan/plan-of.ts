import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { customerCount } from "../../market-sizing/customer-count.ts";
import { defaultSizing } from "../../market-sizing/default-sizing.ts";
import { costInput, entryInput, rangeAround } from "./entry-inputs.ts";
import { type PlanWord, planWords, savingWords } from "./plan-words.ts";
import type { PlanInput, ProjectionPlan } from "./projection-plan.ts";

const wordsOf = {
  counted: ["initialCustomers", "timeHorizon", "growthRate", "churnRate", "costRatio", "fixedShare", "invested"],
  priced: ["price", "payments"],
  savings: ["timeHorizon", "costRatio", "fixedShare", "invested"],
  /** They stand last, so that the draws of all other numbers are the same with them as without. */
  lastCounted: ["winningCost"],
} as const satisfies Record<string, readonly PlanWord[]>;

/**
 * The plan of a projection: the numbers of one sizing (from below where it counts customers, else the one a page opens with), of the price and the
 * cost drivers, and beside them the plan's own, as start values. Null where there is no sizing to project.
 */
export function planOf(projection: FinancialProjection): ProjectionPlan | null {
  const isSaving = projection.layout === "savings";
  const { entries, countsCustomers } = isSaving ? savingEntries(projection) : sizingEntries(projection);
  if (entries.length === 0) return null;
  const words: readonly PlanWord[] = isSaving
    ? wordsOf.savings
    : [...(countsCustomers ? [] : wordsOf.priced), ...wordsOf.counted];
  const last: readonly PlanWord[] = isSaving ? [] : wordsOf.lastCounted;
  const drivers = isSaving ? [] : projection.costDrivers;
  const inputs = [
    ...entries.map(entryInput),
    ...words.map((word) => wordInput(word, projection)),
    ...drivers.map(costInput),
    ...last.map((word) => wordInput(word, projection)),
  ];
  const places = [...words, ...drivers, ...last];
  const placeOf = (each: (typeof places)[number]) => entries.length + places.indexOf(each);
  return {
    layout: projection.layout,
    inputs,
    terms: entries.map(({ unit, order, operator, group }, slot) => ({ unit, order, operator, group, slot })),
    countsCustomers,
    slots: Object.fromEntries([...words, ...last].map((word) => [word, placeOf(word)])),
    costSlots: drivers.map(placeOf),
  };
}

function sizingEntries({ marketSizings }: FinancialProjection) {
  const counting = marketSizings.find(
    ({ type, assumptionEntries }) => type === "bottom_up" && customerCount(assumptionEntries) > 0,
  );
  const sizing = counting ?? defaultSizing(marketSizings);
  return { entries: sizing?.assumptionEntries ?? [], countsCustomers: counting !== undefined };
}

const savingEntries = ({ impactSizings }: FinancialProjection) => ({
  entries: impactSizings[0]?.assumptionEntries ?? ([] as AssumptionEntry[]),
  countsCustomers: false,
});

/** A number of the plan itself; the price is the one of the report. */
function wordInput(word: PlanWord, { layout, pricing }: FinancialProjection): PlanInput {
  const saving = layout === "savings" ? savingWords[word] : undefined;
  const { label, unit, per, part, ...range } = { ...planWords[word], ...saving };
  const isPriced = word === "price" && pricing !== null && pricing.price > 0;
  const standing = isPriced ? rangeAround(pricing.price, {}, { unit, isSourced: false }) : range;
  return {
    ...{ key: word, label, unit, part, stands: "plan", cause: null, ...standing },
    per: isPriced ? pricing.unit : per,
    planned: standing.likely,
    saidBy: isPriced ? "report" : word === "winningCost" ? "missing" : "nobody",
    endsByRule: isPriced,
  };
}

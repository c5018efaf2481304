import { productsOf } from "../../market-sizing/products.ts";
import type { SlotTerm } from "../model/sizing-formula.ts";
import type { PlanWord } from "../plan/plan-words.ts";
import type { ProjectionPlan } from "../plan/projection-plan.ts";

/** Where an input stands in a workbook, by its place among the inputs: as it is likely now, and as the report says it. */
export interface InputCells {
  likely: (slot: number) => string;
  planned: (slot: number) => string;
}
type CellAt = InputCells["likely"];

/** Where stands what the months are calculated from. What cost is planned for stands beside it, in column C. */
export const planCells = {
  ...{ total: "B2", reached: "B3", won: "B4", counted: "B5", costs: "B6", yearly: "B7", reach: "B8", within: "B9" },
  ...{ atStart: "B10", yearsToWin: "B11", growth: "B12", churn: "B13", fixedCost: "B14", customerCost: "B15" },
  ...{ winningCost: "B16", invested: "B17", growing: "B18", staying: "B19" },
} as const;
export type PlanCell = keyof typeof planCells;

/** A formula in column B, and in C the same of the report's own numbers where these are needed. */
type Formulas = Record<PlanCell, readonly [string, string?]>;

/**
 * What the months are calculated from, as formulas over the cells of the inputs and over each other, in the steps of `figuresOf`: no formula is longer
 * than a sizing of two hundred numbers, which is well within the 8,192 signs of a spreadsheet.
 */
export function planFormulas(plan: ProjectionPlan, { likely, planned }: InputCells): Formulas {
  const { slots } = plan;
  const { costs, yearly, reach, within, growth, churn } = planCells;
  const at = (word: PlanWord) => cellAt(slots[word], likely);
  const [plannedCosts, plannedYearly, plannedReach] = [costs, yearly, reach].map((cell) => cell.replace("B", "C"));
  const cost = `${at("costRatio")}/100*IF(${plannedCosts}>0,${costs}/${plannedCosts},1)`;
  const fixedShare = `MIN(${at("fixedShare")}/100,1)`;
  const [now, then] = [sizes(plan, likely, "B"), sizes(plan, planned, "C")];
  const both = (key: keyof typeof now) => [now[key], then[key]] as const;
  return {
    ...{ total: both("total"), reached: both("reached"), won: both("won"), counted: both("counted") },
    ...{ costs: both("costs"), yearly: both("yearly"), reach: both("reach") },
    within: [ratio(reach, yearly)],
    atStart: [`MIN(${at("initialCustomers")},${within}/10)`],
    yearsToWin: [`MAX(${at("timeHorizon")},1/12)`],
    growth: [`MAX(${at("growthRate")}/100,-1)`],
    churn: [`MIN(MAX(${at("churnRate")}/100,0),1)`],
    fixedCost: [`${cost}*${fixedShare}*${plannedReach}`],
    customerCost: [`${cost}*(1-${fixedShare})*${plannedYearly}`],
    winningCost: [at("winningCost")],
    invested: [at("invested")],
    growing: [`(1+${growth})^(1/12)`],
    staying: [`(1-${churn})^(1/12)`],
  };
}

const bounded = (words: string) => `MIN(MAX(IFERROR(${words},0),0),1000000000000000)`;
const ratio = (part: string, whole: string) => `IF(${whole}>0,${bounded(`${part}/${whole}`)},0)`;
const cellAt = (slot: number | undefined, of: CellAt) => (slot === undefined ? "0" : of(slot));

/** What a plan's sizing comes to, in the column of these numbers. */
function sizes({ layout, terms, countsCustomers, slots, costSlots }: ProjectionPlan, of: CellAt, column: "B" | "C") {
  const cell = (key: PlanCell) => planCells[key].replace("B", column);
  const isSaving = layout === "savings";
  const inGroup = (group: SlotTerm["group"]) => terms.filter((term) => term.group === group);
  const paid = `${cellAt(slots.price, of)}*${cellAt(slots.payments, of)}`;
  return {
    total: sizingWords(isSaving ? terms : inGroup("TAM"), of),
    reached: isSaving ? "1" : sizingWords(inGroup("SAM"), of),
    won: isSaving ? "1" : sizingWords(inGroup("SOM"), of),
    counted: isSaving ? "0" : sizingWords(inGroup("TAM"), of, { upToPrice: true }),
    costs: costSlots.map(of).join("+") || "0",
    yearly: isSaving ? "1" : countsCustomers ? ratio(cell("total"), cell("counted")) : bounded(paid),
    reach: bounded(`${cell("total")}*${cell("reached")}*${cell("won")}`),
  };
}

/** As `sizingFormula`: a sum of products, 0 where that is no number. */
function sizingWords(terms: readonly SlotTerm[], of: CellAt, { upToPrice = false } = {}): string {
  const factor = ({ unit, slot }: SlotTerm) => (unit === "%" ? `(${of(slot)}/100)` : of(slot));
  const products = productsOf(terms.map((term) => ({ ...term, scalar: 0 }))).flatMap(({ sign, factors }) => {
    const price = upToPrice ? factors.findIndex(({ unit }) => unit === "$") : -1;
    const counted = price < 0 ? factors : factors.slice(0, price);
    const joint = ({ operator }: SlotTerm, index: number) => (index === 0 ? "" : operator === "/" ? "/" : "*");
    const product = counted.map((each, index) => `${joint(each, index)}${factor(each)}`).join("");
    return product === "" ? [] : [`${sign < 0 ? "-" : "+"}${product}`];
  });
  return `IFERROR(${products.join("").replace(/^\+/, "") || "0"},0)`;
}

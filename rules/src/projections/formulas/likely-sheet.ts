import type { ProjectionPlan } from "../plan/projection-plan.ts";
import { economyFormulas } from "./economy-formulas.ts";
import { type InputCells, type PlanCell, planCells, planFormulas } from "./plan-formulas.ts";

/** A text, a number, or a formula without an equals sign before it. */
export type SheetCell = string | number | { formula: string } | null;

const formula = (words: string): SheetCell => ({ formula: words });

/** The row in which the months begin. */
const monthsFrom = 22;
/** Economic figures stand in the columns I and J. */
const between = new Array<null>(5).fill(null);

const words: Readonly<Record<PlanCell, string>> = {
  ...{ total: "Total market a year, USD", reached: "Of it within reach", won: "Of that to be won" },
  ...{ counted: "Customers in the total market", costs: "Cost drivers together, %" },
  ...{ yearly: "What a customer pays a year, USD", reach: "To be won a year, USD", within: "Customers within reach" },
  ...{
    atStart: "Won at the start",
    yearsToWin: "Years until all is won",
    growth: "Growth a year",
    churn: "Lost a year",
  },
  ...{ fixedCost: "Cost a year from the first month, USD", customerCost: "Cost a year of each, USD" },
  ...{ winningCost: "Cost to win one, USD", invested: "Money put in, USD" },
  ...{ growing: "Growth a month, as a factor", staying: "Staying a month, as a share" },
};
const savingWords: Readonly<Partial<Record<PlanCell, string>>> = {
  ...{ total: "Saved a year, all of it, USD", yearly: "Counted in dollars", reach: "To be saved a year, USD" },
  ...{ within: "Dollars a year that can be saved", invested: "One-off cost, USD" },
};

/**
 * A plan with every input at its likely value, as formulas alone over the cells of the inputs: what the months are calculated from, each month from
 * the one before (`fillMonths`), and beside it what a business is judged by first (`economicFigures`). Whoever changes an input sees all of it move.
 */
export function likelySheet(plan: ProjectionPlan, inputs: InputCells, horizon: number): SheetCell[][] {
  const isSaving = plan.layout === "savings";
  const named = isSaving ? { ...words, ...savingWords } : words;
  const formulas = planFormulas(plan, inputs);
  const cash = `G${monthsFrom}:G${monthsFrom + horizon}`;
  const economy = economyFormulas(plan.layout, { ...planCells, cash });
  return [
    ["Every input at its likely value", null, "As the report says"],
    ...(Object.keys(planCells) as PlanCell[]).map((key, place) => {
      const [own, planned] = formulas[key];
      const [name, its] = economy[place] ?? [];
      const beside = its === undefined ? [] : [...between, name ?? "", formula(its)];
      return [named[key], formula(own), planned === undefined ? null : formula(planned), ...beside];
    }),
    [],
    ["Month", "Within reach", "Planned", "Won", isSaving ? "Savings" : "Revenue", "Cost", "Cash"],
    ...Array.from({ length: horizon + 1 }, (_, month) => monthRow(month)),
  ];
}

function monthRow(month: number): SheetCell[] {
  const { within, atStart, yearsToWin, growing, staying, fixedCost, customerCost, winningCost, yearly, invested } =
    planCells;
  if (month === 0) return [0, formula(within), formula(atStart), formula(atStart), 0, 0, formula(`-${invested}`)];
  const row = monthsFrom + month;
  const before = row - 1;
  const stayed = `D${before}*${staying}`;
  return [
    month,
    formula(`B${before}*${growing}`),
    formula(`${atStart}+(B${row}-${atStart})*MIN(1,A${row}/(12*${yearsToWin}))`),
    formula(`MIN(B${row},${stayed}+MAX(0,C${row}-C${before}))`),
    formula(`D${row}*${yearly}/12`),
    formula(`(${fixedCost}+D${row}*${customerCost})/12+MAX(0,D${row}-${stayed})*${winningCost}`),
    formula(`G${before}+E${row}-F${row}`),
  ];
}

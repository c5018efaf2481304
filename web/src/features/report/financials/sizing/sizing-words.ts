import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { groupTitles } from "@seedbed/rules/market-sizing/group-titles";

const operatorWords: Record<AssumptionEntry["operator"], string> = {
  "+": "+ plus",
  "-": "− minus",
  "*": "× times",
  "/": "÷ divided by",
  "(+)": "(+) plus all that follows",
  "(-)": "(−) minus all that follows",
};

const isOperator = (value: string): value is AssumptionEntry["operator"] => value in operatorWords;
export const operatorInWords = (value: string): string => (isOperator(value) ? operatorWords[value] : value);

const isGroup = (value: string): value is AssumptionEntry["group"] => value in groupTitles;
export const groupInWords = (value: string): string => (isGroup(value) ? groupTitles[value] : value);

/** Where a number comes from, in a word. */
export const basisWords = {
  words: "Your words",
  source: "From a source",
  derived: "Derived",
  assumed: "Assumed",
} as const satisfies Record<NonNullable<AssumptionEntry["basis"]>, string>;

import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** What a sizing is made up of, as its groups are called. */
export const groupTitles = {
  TAM: "Total addressable market",
  SAM: "Serviceable addressable market",
  SOM: "Serviceable obtainable market",
} as const satisfies Record<AssumptionEntry["group"], string>;

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

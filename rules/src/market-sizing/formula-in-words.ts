import type { Operator } from "@seedbed/contract/report/financials/schemas";
import { inOrder, type Term } from "./term.ts";

const signs = {
  "+": "+",
  "-": "−",
  "*": "×",
  "/": "÷",
  "(+)": "+",
  "(-)": "−",
} as const satisfies Record<Operator, string>;

/** The sign of an operator as people write it. An entry without an operator multiplies. */
export const operatorSign = (operator: Operator | null | undefined): string => signs[operator ?? "*"];

/**
 * A formula of terms as a person reads it, each by the name that `nameOf` gives: "Buildings × Spend + Depots", and with brackets around what
 * `(+)` and `(-)` take as a whole: "Buildings × Spend − (Depots + Vans)". Empty for no terms.
 */
export function formulaInWords<Named extends Term>(terms: readonly Named[], nameOf: (term: Named) => string): string {
  const groups: { sign: string; words: string[] }[] = [];
  for (const term of inOrder(terms)) {
    const sign = operatorSign(term.operator);
    const group = groups.at(-1);
    if (!group) groups.push({ sign: "", words: [nameOf(term)] });
    else if (term.operator === "(+)" || term.operator === "(-)") groups.push({ sign, words: [nameOf(term)] });
    else group.words.push(sign, nameOf(term));
  }
  const [first, ...others] = groups;
  if (!first) return "";
  return [
    first.words.join(" "),
    ...others.flatMap(({ sign, words }) => [sign, words.length > 1 ? `(${words.join(" ")})` : words.join(" ")]),
  ].join(" ");
}

import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { entryProblems } from "../sizing/entry-problems.ts";
import type { ImpactSizingOutput } from "./output.ts";

/** Assumptions that come to a saving in US dollars, with a share that goes away among them. */
export function checkImpactSizing({ title, reasoning, entries }: ImpactSizingOutput, input: SavingsInput): string[] {
  const savings = annualSavings(entries.map((entry, order) => ({ ...entry, order })));
  const [first] = entries;
  return [
    ...(savings > 0
      ? []
      : [`The entries come to ${savings} US dollars a year; check units and operators, a saving is more than 0.`]),
    ...(first === undefined || first.operator === "*" ? [] : ['entries.0 is the first; its operator must be "*".']),
    ...(entries.some(({ unit }) => unit === "$") ? [] : ['No entry is in "$", so the result would not be money.']),
    ...(entries.some(({ unit }) => unit === "%") ? [] : ['No entry is in "%"; say which share of the cost goes away.']),
    ...entryProblems(entries, input),
    ...textProblems({ title, reasoning }, input),
    ...figureProblems({ title, reasoning }, input),
  ];
}

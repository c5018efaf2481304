import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { SavingsInput } from "../saving-plan.ts";
import { entryFindings } from "../sizing/entry-findings.ts";
import type { ImpactSizingOutput } from "./output.ts";

/** Assumptions that come to a saving in US dollars, with a share that goes away among them. */
export function checkImpactSizing({ title, reasoning, entries }: ImpactSizingOutput, input: SavingsInput): Finding[] {
  return [
    ...calculationFindings(entries),
    ...entryFindings(entries, input),
    ...textFindings({ title, reasoning }, input),
    ...figureFindings({ title, reasoning }, input),
  ];
}

function calculationFindings(entries: ImpactSizingOutput["entries"]): Finding[] {
  const savings = annualSavings(entries.map((entry, order) => ({ ...entry, order })));
  const isIn = (unit: string) => entries.some((entry) => entry.unit === unit);
  const [first] = entries;
  return [
    ...(savings > 0
      ? []
      : [
          refuse(
            "no-saving",
            "entries",
            `The entries come to ${savings} US dollars a year; check units and operators, a saving is more than 0.`,
          ),
        ]),
    ...(first === undefined || first.operator === "*"
      ? []
      : [refuse("first-operator", "entries.0.operator", 'entries.0 is the first; its operator must be "*".')]),
    ...(isIn("$") ? [] : [refuse("no-money", "entries", 'No entry is in "$", so the result would not be money.')]),
    ...(isIn("%")
      ? []
      : [
          refuse("no-share", "entries", {
            problem: 'No entry is in "%"; say which share of the cost goes away.',
            orMark: "No assumption says which share of the cost really goes away: add one before you use the amount.",
          }),
        ]),
  ];
}

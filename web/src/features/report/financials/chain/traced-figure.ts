import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { groupTitles } from "../sizing/sizing-words.ts";

export type Group = AssumptionEntry["group"];

interface TracedFigure {
  title: string;
  /** US dollars a year. */
  value: number;
  /** The numbers of its own formula. */
  own: readonly AssumptionEntry[];
  /** The figure that it is a part of; null for one that stands for itself. */
  whole: { group: Group; title: string; value: number } | null;
}

/** What a figure is called, what it comes to, and what it is made of; with `group` null for savings, which are one formula. */
export function tracedFigure(entries: readonly AssumptionEntry[], group: Group | null): TracedFigure {
  if (group === null)
    return { title: "Annual cost savings potential", value: annualSavings(entries), own: entries, whole: null };
  const { tam, sam, som } = marketSize(entries);
  const values = { TAM: tam, SAM: sam, SOM: som };
  const wholes = { TAM: null, SAM: "TAM", SOM: "SAM" } as const;
  const above = wholes[group];
  return {
    title: groupTitles[group],
    value: values[group],
    own: entries.filter((entry) => entry.group === group),
    whole: above && { group: above, title: groupTitles[above], value: values[above] },
  };
}

import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { mendSizing } from "../sizing/mend-sizing.ts";

/** Assumptions in order, with plain units and the customers before their price. */
export function mendBottomUpSizing({ entries }: SizingOutput, { brief }: RevenueInput, mended: NoteMend): SizingOutput {
  return { entries: customersFirst(mendSizing(entries, brief, mended), () => mended("customers-first", "entries")) };
}

const customerUnits = new Set(
  "customers, clients, buyers, users, subscribers, members, companies, businesses, organisations, organizations, households, people".split(
    ", ",
  ),
);

/**
 * What TAM counts before its prices and shares, where all are factors and their order changes no size: the only thing that is counted, or
 * the only one that is counted in customers.
 */
function customersFirst(entries: SizingEntry[], tell: () => void): SizingEntry[] {
  const market = entries.filter(({ group }) => group === "TAM");
  const isCount = ({ unit }: SizingEntry) => unit !== "$" && unit !== "%";
  const [first] = market;
  if (first === undefined || isCount(first) || market.some(({ operator }) => operator !== "*")) return entries;
  const counts = market.filter(isCount);
  const named = counts.filter(({ unit }) => customerUnits.has(unit.toLowerCase()));
  const [customers, another] = counts.length === 1 ? counts : named;
  if (customers === undefined || another !== undefined) return entries;
  tell();
  return [customers, ...entries.filter((entry) => entry !== customers)];
}

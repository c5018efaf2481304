import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { useState } from "react";
import { readNumber } from "../../editing/fields/read-number.ts";

/** What is typed for numbers and not saved yet, by the uuid of the entry: kept while another sizing is shown. */
export interface TypedNumbers {
  of(uuid: string): string | undefined;
  /** Undefined forgets it. */
  type(uuid: string, text: string | undefined): void;
  /** The entries with what is typed as far as it is a number, for results that follow every key. */
  within(entries: readonly AssumptionEntry[]): AssumptionEntry[];
  /** The same in a whole projection. */
  withinAll(projection: FinancialProjection): FinancialProjection;
}

export function useTypedNumbers(): TypedNumbers {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const within = (entries: readonly AssumptionEntry[]) =>
    entries.map((entry) => {
      const text = texts[entry.uuid];
      const scalar = text === undefined ? null : readNumber(text);
      return scalar !== null && Number.isFinite(scalar) ? { ...entry, scalar } : entry;
    });
  const typedIn = <Sizing extends { assumptionEntries: AssumptionEntry[] }>(sizing: Sizing): Sizing => ({
    ...sizing,
    assumptionEntries: within(sizing.assumptionEntries),
  });
  return {
    of: (uuid) => texts[uuid],
    type: (uuid, text) =>
      setTexts(({ [uuid]: _before, ...others }) => (text === undefined ? others : { ...others, [uuid]: text })),
    within,
    withinAll: (projection) => ({
      ...projection,
      marketSizings: projection.marketSizings.map(typedIn),
      impactSizings: projection.impactSizings.map(typedIn),
    }),
  };
}

import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** What a figure rests on that is computed from numbers: all that they rest on, each source once. */
export function ofNumbers(entries: readonly Pick<AssumptionEntry, "evidence">[]) {
  const sources = entries.flatMap(({ evidence }) => evidence?.sources ?? []);
  return {
    sources: [...new Map(sources.map((source) => [source.uuid, source])).values()],
    claims: entries.flatMap(({ evidence }) => evidence?.claims ?? []),
  };
}

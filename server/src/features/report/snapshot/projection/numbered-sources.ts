import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Evidence, Source } from "@seedbed/contract/report/source";

/** The sources of a projection, each once, in the order in which its parts name them. */
export interface NumberedSources {
  all: readonly Source[];
  /** "[2] [5]" for what a thing rests on; empty where it rests on nothing. */
  numbersOf(evidence: Evidence | undefined): string;
}

export function numberedSources(projection: FinancialProjection): NumberedSources {
  const known = new Map<string, Source>();
  for (const evidence of evidenceOf(projection)) {
    for (const source of evidence?.sources ?? []) if (!known.has(source.uuid)) known.set(source.uuid, source);
  }
  const places = [...known.keys()];
  return {
    all: [...known.values()],
    numbersOf: (evidence) =>
      [...new Set(evidence?.sources.map(({ uuid }) => `[${places.indexOf(uuid) + 1}]`))].join(" "),
  };
}

function evidenceOf(projection: FinancialProjection): (Evidence | undefined)[] {
  const { marketSizings, impactSizings, costDrivers, distributionChannels } = projection;
  const { targetSavingsAreas, costInterferences, evidence = {} } = projection;
  const entries = [...marketSizings, ...impactSizings].flatMap(({ assumptionEntries }) => assumptionEntries);
  const things = [...entries, ...costDrivers, ...distributionChannels, ...targetSavingsAreas, ...costInterferences];
  return [...Object.values(evidence), ...things.map((thing) => thing.evidence)];
}

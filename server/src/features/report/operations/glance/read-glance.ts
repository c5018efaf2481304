import type { Glance } from "@seedbed/contract/report/glance/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { metricsByCategory } from "@seedbed/rules/assumptions/category-metrics";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { conceptNotFound } from "../../../concepts/exports/concept-failures.ts";
import { readStandingOf } from "../../revisions/revision-store.ts";
import { listAssumptions, listedFrom } from "../read-assumptions.ts";

const shownSections = ["financialProjection", "trends", "marketScan", ...listedFrom] as const;

/**
 * What the first page of a report says of its sections; what it leaves out of each falls away as the contract says. Throws `not_found` for a
 * foreign concept.
 */
export async function readGlance(
  transaction: Transaction,
  { accountId }: Member,
  { reference, now }: { reference: string; now: string },
): Promise<Glance> {
  const standing = await readStandingOf(transaction, accountId, { reference, sections: shownSections });
  if (!standing) throw conceptNotFound();
  const assumptions = await listAssumptions(transaction, standing, now);
  return {
    financialProjection: shownFirst(standing.financialProjection?.content ?? null),
    trends: standing.trends?.content ?? null,
    marketScan: standing.marketScan?.content ?? null,
    customerProfiles: standing.customerProfiles?.content ?? null,
    assumptions: assumptions && {
      results: assumptions,
      count: assumptions.length,
      categoryMetrics: metricsByCategory(assumptions),
    },
  };
}

function shownFirst(projection: SectionContents["financialProjection"] | null) {
  const sizing = projection && defaultSizing(projection.marketSizings);
  return projection && { ...projection, marketSizings: sizing ? [sizing] : [] };
}

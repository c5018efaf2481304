import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Glance } from "@seedbed/contract/report/glance/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { metricsByCategory } from "@seedbed/rules/assumptions/category-metrics";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { conceptNotFound } from "../../../concepts/exports/concept-failures.ts";
import { readContentOf } from "../../revisions/revision-store.ts";

/**
 * What the first page of a report says of its sections; what it leaves out of each falls away as the contract says. Throws `not_found` for a
 * foreign concept.
 */
export async function readGlance(transaction: Transaction, { accountId }: Member, reference: string): Promise<Glance> {
  const read = async <Name extends ReportSection>(section: Name): Promise<SectionContents[Name] | null> => {
    const found = await readContentOf(transaction, accountId, { reference, section });
    if (!found) throw conceptNotFound();
    return found.content;
  };
  const assumptions = await read("assumptions");
  return {
    financialProjection: shownFirst(await read("financialProjection")),
    trends: await read("trends"),
    marketScan: await read("marketScan"),
    customerProfiles: await read("customerProfiles"),
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

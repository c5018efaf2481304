import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses, statusesByCategory } from "@seedbed/contract/concepts/vocabulary";
import type { Dashboard } from "@seedbed/contract/dashboard/routes";
import { opportunitiesListedMax } from "@seedbed/contract/limits";
import type { Transaction } from "../../platform/database/database.ts";

export interface DashboardSources {
  countConcepts(transaction: Transaction): Promise<Partial<Record<ConceptStatus, number>>>;
  /** Expected obtainable market or yearly savings of the concepts in these statuses that have a projection, in US dollars. */
  readOpportunities(
    transaction: Transaction,
    statuses: readonly ConceptStatus[],
    listed: number,
  ): Promise<{ amount: number; count: number; largest: { uuid: string; title: string; amount: number }[] }>;
}

/** The company's counts by stage and the opportunity behind its active concepts. */
export async function readDashboard(sources: DashboardSources, transaction: Transaction): Promise<Dashboard> {
  const counts = await sources.countConcepts(transaction);
  const opportunities = await sources.readOpportunities(transaction, statusesByCategory.active, opportunitiesListedMax);
  const byStatus = Object.fromEntries(conceptStatuses.map((status) => [status, counts[status] ?? 0])) as Record<
    ConceptStatus,
    number
  >;
  return {
    conceptDetails: {
      count: { ...byStatus, total: Object.values(byStatus).reduce((sum, count) => sum + count, 0) },
      potentialOpportunitySize: {
        amount: opportunities.amount,
        currency: "USD",
        conceptCount: opportunities.count,
        concepts: opportunities.largest,
      },
    },
  };
}

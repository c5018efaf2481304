import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses, statusesByCategory } from "@seedbed/contract/concepts/vocabulary";
import type { Dashboard } from "@seedbed/contract/dashboard/routes";
import { opportunitiesListedMax } from "@seedbed/contract/limits";
import type { Transaction } from "../../platform/database/database.ts";
import type { DashboardDependencies } from "./dependencies.ts";

/** The company's counts by stage and the opportunity behind its active concepts. */
export async function readDashboard(
  { countConcepts, readOpportunities }: Pick<DashboardDependencies, "countConcepts" | "readOpportunities">,
  transaction: Transaction,
): Promise<Dashboard> {
  const counts = await countConcepts(transaction);
  const opportunities = await readOpportunities(transaction, statusesByCategory.active, opportunitiesListedMax);
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
        leftOutCount: opportunities.leftOut,
        concepts: opportunities.largest,
      },
    },
  };
}

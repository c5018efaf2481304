import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import type { Database, Transaction } from "../../platform/database/database.ts";

export interface DashboardDependencies {
  database: Database;
  countConcepts(transaction: Transaction): Promise<Partial<Record<ConceptStatus, number>>>;
  /**
   * Expected obtainable market or yearly savings of the concepts in these statuses that have a projection, in US dollars; `leftOut` of them
   * rest on start values alone and are not counted.
   */
  readOpportunities(
    transaction: Transaction,
    statuses: readonly ConceptStatus[],
    listed: number,
  ): Promise<{
    amount: number;
    count: number;
    leftOut: number;
    largest: { uuid: string; title: string; amount: number }[];
  }>;
}

import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { bulkConceptHandlers } from "./bulk-routes.ts";
import type { ReadReportStates } from "./operations/report-state.ts";
import { conceptHandlers } from "./routes.ts";
import { similarIdeaHandlers } from "./similar/routes.ts";

export interface ConceptDependencies {
  database: Database;
  clock: Clock;
  readReportStates: ReadReportStates;
  /** Stops a running report before its concept goes. */
  cancelReport(tenant: { accountId: string; userId: string }, conceptId: string): Promise<void>;
}

/** The concept bank. */
export function createConcepts(dependencies: ConceptDependencies) {
  return {
    handlers: conceptHandlers(dependencies),
    bulkHandlers: bulkConceptHandlers(dependencies),
    similarIdeaHandlers: similarIdeaHandlers(dependencies),
  };
}

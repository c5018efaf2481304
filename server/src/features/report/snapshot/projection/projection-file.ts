import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";

/** What a file of a projection is made of. */
export interface ProjectionFile {
  concept: { identifier: string; title: string };
  projection: FinancialProjection;
  /** What in it is people's own work. */
  work: SectionWork;
  at: Date;
}

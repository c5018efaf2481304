import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import type { FinancialProjection } from "@seedbed/contract/report/financials";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { concepts } from "../../concepts/tables.ts";
import { reportSections } from "../tables.ts";

/** What each concept of these statuses may bring in US dollars a year: its obtainable market, or the savings it is sized at. */
export async function readOpportunities(
  transaction: Transaction,
  statuses: readonly ConceptStatus[],
): Promise<{ uuid: string; title: string; amount: number }[]> {
  const rows = await transaction
    .select({ uuid: concepts.id, title: concepts.title, content: reportSections.content })
    .from(reportSections)
    .innerJoin(concepts, eq(concepts.id, reportSections.conceptId))
    .where(
      and(
        eq(reportSections.section, "financialProjection"),
        isNotNull(reportSections.completedAt),
        inArray(concepts.status, [...statuses]),
      ),
    );
  return rows.map(({ uuid, title, content }) => ({ uuid, title, amount: amountOf(content as FinancialProjection) }));
}

function amountOf(projection: FinancialProjection): number {
  return projection.layout === "revenue"
    ? projection.som
    : projection.impactSizings.reduce((sum, sizing) => sum + sizing.expectedSavings, 0);
}

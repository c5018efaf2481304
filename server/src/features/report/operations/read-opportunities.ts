import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { concepts } from "../../concepts/tables.ts";
import { reportSections } from "../tables.ts";

/** What concepts may bring in US dollars a year: each its obtainable market, or the savings it is sized at. */
export interface Opportunities {
  amount: number;
  /** Concepts whose projection counts. */
  count: number;
  /** Concepts whose projection rests on start values alone: nobody has chosen a number of it. */
  leftOut: number;
  /** The largest, at most as many as asked for. */
  largest: { uuid: string; title: string; amount: number }[];
}

/** The opportunities behind the company's concepts in these statuses, with the `listed` largest by name. */
export async function readOpportunities(
  transaction: Transaction,
  statuses: readonly ConceptStatus[],
  listed: number,
): Promise<Opportunities> {
  const sized = and(
    eq(reportSections.section, "financialProjection"),
    isNotNull(reportSections.completedAt),
    inArray(concepts.status, [...statuses]),
  );
  const { opportunity } = reportSections;
  const [total] = await transaction
    .select({
      amount: sql<number>`coalesce(sum(${opportunity}), 0)`,
      count: sql<number>`count(${opportunity})::int`,
      leftOut: sql<number>`(count(*) - count(${opportunity}))::int`,
    })
    .from(reportSections)
    .innerJoin(concepts, eq(concepts.id, reportSections.conceptId))
    .where(sized);
  const largest = await transaction
    .select({ uuid: concepts.id, title: concepts.title, amount: sql<number>`${opportunity}` })
    .from(reportSections)
    .innerJoin(concepts, eq(concepts.id, reportSections.conceptId))
    .where(and(sized, isNotNull(opportunity)))
    .orderBy(desc(opportunity))
    .limit(listed);
  return { amount: total?.amount ?? 0, count: total?.count ?? 0, leftOut: total?.leftOut ?? 0, largest };
}

import type { ConceptListQuery, ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { conceptStatuses, statusesByCategory } from "@seedbed/contract/concepts/vocabulary";
import { and, type Column, inArray, notInArray, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { findNamesakes } from "../access/exports/find-namesakes.ts";

/** What a list of concepts is narrowed to, besides a search. */
export interface BankFilter {
  statuses: readonly ConceptStatus[];
  /** Undefined for everybody's. */
  creatorIds: readonly string[] | undefined;
}

/** Archived concepts are there only when their status or category is asked for. */
export async function readFilter(transaction: Transaction, query: Omit<ConceptListQuery, "page">): Promise<BankFilter> {
  const inCategory: readonly ConceptStatus[] = query.category ? statusesByCategory[query.category] : conceptStatuses;
  const asked = query.status?.length ? query.status : undefined;
  const isWanted = (status: ConceptStatus) =>
    asked ? asked.includes(status) : query.category !== undefined || status !== "archived";
  return {
    statuses: inCategory.filter(isWanted),
    creatorIds: await findNamesakes(transaction, query.createdBy),
  };
}

/** The filter on a table that has these columns. */
export function matchesFilter(columns: { status: Column; createdBy: Column }, filter: BankFilter): SQL | undefined {
  return and(
    hasStatus(columns.status, filter.statuses),
    filter.creatorIds ? inArray(columns.createdBy, [...filter.creatorIds]) : undefined,
  );
}

// The shorter list of the two: it is compared with every entry of an index that a page passes over.
function hasStatus(column: Column, statuses: readonly ConceptStatus[]): SQL | undefined {
  const others = conceptStatuses.filter((status) => !statuses.includes(status));
  if (others.length === 0) return undefined;
  return others.length < statuses.length ? notInArray(column, others) : inArray(column, [...statuses]);
}

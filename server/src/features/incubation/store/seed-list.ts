import type { SeedListQuery, SeedStatus } from "@seedbed/contract/incubation/schemas";
import { and, asc, type Column, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { type AskedList, findPage } from "../../../platform/lists/find-page.ts";
import type { KnownCounts } from "../../../platform/lists/known-counts.ts";
import { searchQuery } from "../../../platform/lists/search-query.ts";
import { listChanges } from "../../../platform/lists/tables.ts";
import { findNamesakes } from "../../access/operations/find-namesakes.ts";
import { users } from "../../access/tables.ts";
import { seeds } from "../tables.ts";
import type { SeedWithCreator } from "./seeds.ts";

export type SeedFilter = Omit<z.output<typeof SeedListQuery>, "category"> & {
  /** Statuses of the category that was asked for. */
  category?: readonly SeedStatus[];
};

/** One page of seeds and how many there are on all pages; a page beyond the last gives the last. */
export async function listSeedRows(
  transaction: Transaction,
  accountId: string,
  filter: SeedFilter,
  knownCounts: KnownCounts,
): Promise<{ rows: SeedWithCreator[]; count: number; numberOfPages: number }> {
  const creatorIds = await findNamesakes(transaction, filter.createdBy);
  const condition = matchesFilter(seeds, filter, creatorIds);
  const { ids, count, numberOfPages } = await findPage(
    transaction,
    {
      name: "seeds",
      id: sql`${seeds.id}`,
      counted: matchesFilter(listChanges, filter, creatorIds),
      filtered: sql`from ${seeds} where ${condition}`,
      search: searchOf(accountId, filter, creatorIds, condition),
      page: filter.page,
      order: (turnedRound) => orderOf(filter.sort, turnedRound),
    },
    knownCounts,
  );
  const rows = ids
    ? await transaction
        .select({ seed: seeds, createdBy: { firstName: users.firstName, lastName: users.lastName } })
        .from(seeds)
        .innerJoin(users, eq(users.id, seeds.createdBy))
        .where(inArray(seeds.id, ids))
        .orderBy(...orderOf(filter.sort))
    : [];
  return { rows, count, numberOfPages };
}

// Archived seeds show only when they are asked for.
function matchesFilter(
  columns: { status: Column; type: Column; createdBy: Column },
  filter: SeedFilter,
  creatorIds: string[] | undefined,
): SQL | undefined {
  const statuses = filter.status?.length ? filter.status : undefined;
  return and(
    statuses ? inArray(columns.status, statuses) : undefined,
    filter.category ? inArray(columns.status, [...filter.category]) : undefined,
    statuses || filter.category ? undefined : ne(columns.status, "archived"),
    filter.type ? eq(columns.type, filter.type) : undefined,
    creatorIds ? inArray(columns.createdBy, creatorIds) : undefined,
  );
}

/** Every word must begin one in the seed's answers or in the name of its type. */
function searchOf(
  accountId: string,
  { status, category, type, search }: SeedFilter,
  creatorIds: string[] | undefined,
  condition: SQL | undefined,
): AskedList["search"] {
  const words = searchQuery(accountId, search);
  if (!words) return undefined;
  // Shows a member the own company's seeds' words, but lets PostgreSQL use the index of words for it: as long as no table with row-level
  // security is in the same query, which is what "offset 0" sees to.
  const found = sql`(select seed_id from searchable_seeds where words @@ ${words} offset 0)`;
  return {
    key: JSON.stringify([accountId, "seeds", status, category, type, creatorIds, search]),
    found: sql`from ${found} found join ${seeds} on ${seeds.id} = found.seed_id where ${condition}`,
    walked: sql`from ${seeds} where ${condition} and (select words from searchable_seeds where seed_id = ${seeds.id}) @@ ${words}`,
  };
}

function orderOf(sort: SeedFilter["sort"], turnedRound = false): SQL[] {
  const direction = sort.startsWith("-") === turnedRound ? asc : desc;
  const column = {
    createdAt: seeds.createdAt,
    updatedAt: seeds.updatedAt,
    status: seeds.status,
    type: seeds.type,
  }[sort.replace("-", "") as "createdAt" | "updatedAt" | "status" | "type"];
  return [direction(column), direction(seeds.id)];
}

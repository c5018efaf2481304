import type { SeedListQuery, SeedStatus } from "@seedbed/contract/incubation/schemas";
import { and, asc, type Column, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { type AskedList, findPage } from "../../../platform/lists/find-page.ts";
import type { KnownCounts } from "../../../platform/lists/known-counts.ts";
import { searchQuery } from "../../../platform/lists/search-query.ts";
import { listChanges } from "../../../platform/lists/tables.ts";
import { findNamesakes } from "../../access/exports/find-namesakes.ts";
import { seeds } from "../tables.ts";
import type { AnswerRow } from "./answers.ts";
import type { SeedRow, SeedWithCreator } from "./seeds.ts";

export type SeedFilter = Omit<z.output<typeof SeedListQuery>, "category"> & {
  /** Statuses of the category that was asked for. */
  category?: readonly SeedStatus[];
};

/** What lists show of a seed. */
export interface ListedSeed extends Omit<SeedWithCreator, "seed"> {
  seed: Pick<SeedRow, "id" | "status" | "type" | "isCloned" | "createdAt" | "updatedAt">;
  /** The first two. */
  answers: Pick<AnswerRow, "answer">[];
}

/** One page of seeds and how many there are on all pages; a page beyond the last gives the last. */
export async function listSeedRows(
  transaction: Transaction,
  accountId: string,
  { filter, knownCounts }: { filter: SeedFilter; knownCounts: KnownCounts },
): Promise<{ rows: ListedSeed[]; count: number; numberOfPages: number }> {
  const creatorIds = await findNamesakes(transaction, filter.createdBy);
  const condition = matchesFilter(seeds, filter, creatorIds);
  const { ids, count, numberOfPages } = await findPage(
    transaction,
    {
      name: "seeds",
      id: sql`${seeds.id}`,
      counted: matchesFilter(listChanges, filter, creatorIds),
      filtered: sql`from ${seeds} where ${condition}`,
      search: searchOf(accountId, filter, { creatorIds, condition }),
      page: filter.page,
      order: (turnedRound) => orderOf(filter.sort, turnedRound),
    },
    knownCounts,
  );
  const rows = ids ? await readListed(transaction, ids, orderOf(filter.sort)) : [];
  return { rows, count, numberOfPages };
}

type ListedRow = Omit<ListedSeed["seed"], "createdAt" | "updatedAt"> &
  Omit<ListedSeed, "seed"> & { createdAt: string; updatedAt: string };

// Written out, and without joins, for the same reasons as the list of concepts.
const listedSql =
  sql.raw(`select id, status, type, is_cloned as "isCloned", created_at as "createdAt", updated_at as "updatedAt",
    (select json_build_object('firstName', first_name, 'lastName', last_name) from users where users.id = seeds.created_by) as "createdBy",
    array(select json_build_object('answer', answer) from seed_answers where seed_answers.seed_id = seeds.id
      order by question_order, seed_answers.id limit 2) as answers
  from seeds where id =`);

async function readListed(transaction: Transaction, ids: SQL, order: SQL[]): Promise<ListedSeed[]> {
  const { rows } = await transaction.execute<ListedRow & Record<string, unknown>>(
    sql`${listedSql} any(${ids}) order by ${sql.join(order, sql`, `)}`,
  );
  return rows.map(({ createdBy, answers, createdAt, updatedAt, ...seed }) => ({
    seed: { ...seed, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) },
    createdBy,
    answers,
  }));
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
  { creatorIds, condition }: { creatorIds: string[] | undefined; condition: SQL | undefined },
): AskedList["search"] {
  const words = searchQuery(accountId, search);
  if (!words) return undefined;
  const matches = and(sql`words @@ ${words}`, condition);
  return {
    key: JSON.stringify([accountId, "seeds", status, category, type, creatorIds, search]),
    // Shows a member the own company's seeds' words, but lets PostgreSQL use the index of words for it: as long as no table with row-level
    // security is in the same query, which is what "offset 0" sees to.
    found: sql`from (select *, seed_id as id from searchable_seeds "seeds" where ${matches} offset 0) "seeds"`,
    walked: sql`from ${seeds} where ${condition} and (select words from searchable_seeds where seed_id = ${seeds.id}) @@ ${words}`,
    costOfReadingWords: 5,
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

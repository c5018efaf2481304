import type { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { and, asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { type AskedList, findPage } from "../../platform/lists/find-page.ts";
import type { KnownCounts } from "../../platform/lists/known-counts.ts";
import { searchQuery } from "../../platform/lists/search-query.ts";
import { listChanges } from "../../platform/lists/tables.ts";
import { type BankFilter, matchesFilter, readFilter } from "./bank-filter.ts";
import { searchedIdentifiers } from "./searched-identifiers.ts";
import { type ConceptWithPeople, withPeople } from "./store.ts";
import { concepts } from "./tables.ts";

/** One page of concepts and how many there are on all pages; a page beyond the last gives the last. */
export async function listConceptRows(
  transaction: Transaction,
  tenant: { accountId: string; userId: string },
  query: ConceptListQuery,
  knownCounts: KnownCounts,
): Promise<{ rows: ConceptWithPeople[]; count: number; numberOfPages: number }> {
  const filter = await readFilter(transaction, query);
  const filtered = sql`from ${concepts} where ${matchesFilter(concepts, filter) ?? sql`true`}`;
  const { ids, count, numberOfPages } = await findPage(
    transaction,
    {
      name: "concepts",
      id: sql`${concepts.id}`,
      counted: matchesFilter(listChanges, filter),
      filtered,
      search: searchOf(tenant.accountId, query.search, filter, filtered),
      page: query.page,
      order: (turnedRound) => orderOf(query.sort, turnedRound),
    },
    knownCounts,
  );
  const rows = ids
    ? await withPeople(transaction, tenant.userId)
        .where(inArray(concepts.id, ids))
        .orderBy(...orderOf(query.sort))
    : [];
  return { rows, count, numberOfPages };
}

/** The ids of all concepts a list shows, in its order. */
export async function listConceptIds(
  transaction: Transaction,
  accountId: string,
  query: Omit<ConceptListQuery, "page">,
): Promise<string[]> {
  const filter = await readFilter(transaction, query);
  const filtered = sql`from ${concepts} where ${matchesFilter(concepts, filter) ?? sql`true`}`;
  const source = searchOf(accountId, query.search, filter, filtered)?.found ?? filtered;
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select ${concepts.id} as id ${source} order by ${sql.join(orderOf(query.sort), sql`, `)}`,
  );
  return rows.map(({ id }) => id);
}

/** Those of these concepts that the transaction's company has, in no order to be relied on. */
export const findConcepts = (transaction: Transaction, ids: string[], userId: string): Promise<ConceptWithPeople[]> =>
  withPeople(transaction, userId).where(inArray(concepts.id, ids));

function searchOf(
  accountId: string,
  search: string | undefined,
  filter: BankFilter,
  filtered: SQL,
): AskedList["search"] {
  const words = searchQuery(accountId, search, searchedIdentifiers(search));
  if (!words) return undefined;
  const matches = and(sql`"concepts"."words" @@ ${words}`, matchesFilter(concepts, filter));
  const wordsOfRow = sql`concept_words(${concepts.accountId}, ${concepts.number}, ${concepts.title}, ${concepts.summary})`;
  return {
    key: JSON.stringify([accountId, "concepts", filter, search]),
    // Shows a member the own company's concepts, as the table does, but lets PostgreSQL use the index of words for it.
    found: sql`from (select * from searchable_concepts "concepts" where ${matches} offset 0) "concepts"`,
    walked: sql`${filtered} and ${wordsOfRow} @@ ${words}`,
  };
}

function orderOf(sort: ConceptListQuery["sort"], turnedRound = false): SQL[] {
  const direction = sort.startsWith("-") === turnedRound ? asc : desc;
  const column = {
    createdAt: concepts.createdAt,
    updatedAt: concepts.updatedAt,
    status: concepts.status,
    // As in a dictionary: "apple" before "Zebra".
    title: sql`lower(${concepts.title})`,
  }[sort.replace("-", "") as "createdAt" | "updatedAt" | "status" | "title"];
  return [direction(column), direction(concepts.number)];
}

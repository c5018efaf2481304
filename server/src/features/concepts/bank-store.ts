import type { ConceptListQuery } from "@seedbed/contract/concepts/schemas";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { type AskedList, findPage } from "../../platform/lists/find-page.ts";
import type { KnownCounts } from "../../platform/lists/known-counts.ts";
import { searchQuery } from "../../platform/lists/search-query.ts";
import { listChanges } from "../../platform/lists/tables.ts";
import { type BankFilter, matchesFilter, readFilter } from "./bank-filter.ts";
import { searchedIdentifiers } from "./searched-identifiers.ts";
import type { ConceptRow, ConceptWithPeople } from "./store.ts";
import { concepts } from "./tables.ts";

/** What lists show of a concept. */
export interface ListedConcept extends Omit<ConceptWithPeople, "concept"> {
  concept: Pick<
    ConceptRow,
    "id" | "number" | "title" | "summary" | "status" | "featureVersions" | "seedId" | "createdAt" | "updatedAt"
  >;
}

/** One page of concepts and how many there are on all pages; a page beyond the last gives the last. */
export async function listConceptRows(
  transaction: Transaction,
  { accountId, userId }: { accountId: string; userId: string },
  { query, knownCounts }: { query: ConceptListQuery; knownCounts: KnownCounts },
): Promise<{ rows: ListedConcept[]; count: number; numberOfPages: number }> {
  const { filter, filtered, search } = await readSource(transaction, accountId, query);
  const { ids, count, numberOfPages } = await findPage(
    transaction,
    {
      name: "concepts",
      id: sql`${concepts.id}`,
      counted: matchesFilter(listChanges, filter),
      filtered,
      search,
      page: query.page,
      order: (turnedRound) => orderOf(query.sort, turnedRound),
    },
    knownCounts,
  );
  const rows = ids ? await readListed(transaction, userId, { ids, order: orderOf(query.sort) }) : [];
  return { rows, count, numberOfPages };
}

/** The ids of all concepts a list shows, in its order. */
export async function listConceptIds(
  transaction: Transaction,
  accountId: string,
  query: Omit<ConceptListQuery, "page">,
): Promise<string[]> {
  const { filtered, search } = await readSource(transaction, accountId, query);
  const source = search?.found ?? filtered;
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select ${concepts.id} as id ${source} order by ${sql.join(orderOf(query.sort), sql`, `)}`,
  );
  return rows.map(({ id }) => id);
}

/** Those of these concepts that the transaction's company has, in no order to be relied on. */
export const findConcepts = (transaction: Transaction, ids: string[], userId: string): Promise<ListedConcept[]> =>
  readListed(transaction, userId, { ids: sql`${sql.param(ids)}::uuid[]`, order: [] });

type ListedRow = Omit<ListedConcept["concept"], "createdAt" | "updatedAt"> &
  Pick<ListedConcept, "createdBy" | "lastModifiedBy"> & { createdAt: string; updatedAt: string; seenAt: string | null };

// Written out: put together from columns anew for every page, it would take longer than the database needs for it. Joins would take
// PostgreSQL longer to plan than to follow.
const listedSql = sql.raw(`select concepts.id, concepts.number, concepts.title, concepts.summary, concepts.status,
    concepts.feature_versions as "featureVersions", concepts.seed_id as "seedId", concepts.created_at as "createdAt", concepts.updated_at as "updatedAt",
    (select json_build_object('firstName', first_name, 'lastName', last_name) from users where users.id = concepts.created_by) as "createdBy",
    (select json_build_object('firstName', first_name, 'lastName', last_name) from users where users.id = concepts.updated_by) as "lastModifiedBy",
    (select seen_at from concept_views where concept_views.concept_id = concepts.id and concept_views.user_id =`);

async function readListed(
  transaction: Transaction,
  userId: string,
  { ids, order }: { ids: SQL; order: SQL[] },
): Promise<ListedConcept[]> {
  const ordered = order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``;
  const { rows } = await transaction.execute<ListedRow & Record<string, unknown>>(
    sql`${listedSql} ${userId}) as "seenAt" from concepts where concepts.id = any(${ids}) ${ordered}`,
  );
  return rows.map(({ createdBy, lastModifiedBy, seenAt, createdAt, updatedAt, ...concept }) => ({
    concept: { ...concept, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) },
    createdBy,
    lastModifiedBy,
    seenAt: seenAt === null ? null : new Date(seenAt),
  }));
}

/** Where the concepts that a list shows come from: the filter, and what is searched among them. */
async function readSource(
  transaction: Transaction,
  accountId: string,
  query: Omit<ConceptListQuery, "page">,
): Promise<Pick<AskedList, "filtered" | "search"> & { filter: BankFilter }> {
  const filter = await readFilter(transaction, query);
  const filtered = sql`from ${concepts} where ${matchesFilter(concepts, filter) ?? sql`true`}`;
  const words = searchQuery(accountId, query.search, searchedIdentifiers(query.search));
  if (!words) return { filter, filtered };
  const matches = and(sql`"concepts"."words" @@ ${words}`, matchesFilter(concepts, filter));
  const wordsOfRow = sql`concept_words(${concepts.accountId}, ${concepts.number}, ${concepts.title}, ${concepts.summary})`;
  const search = {
    key: JSON.stringify([accountId, "concepts", filter, query.search]),
    // Shows a member the own company's concepts, as the table does, but lets PostgreSQL use the index of words for it.
    found: sql`from (select * from searchable_concepts "concepts" where ${matches} offset 0) "concepts"`,
    walked: sql`${filtered} and ${wordsOfRow} @@ ${words}`,
    // They are taken from its texts each time.
    costOfReadingWords: 20,
  };
  return { filter, filtered, search };
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

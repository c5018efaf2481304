import { pageSize } from "@seedbed/contract/limits";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import type { KnownCounts } from "./known-counts.ts";
import { readListState } from "./list-state.ts";
import type { ListName } from "./tables.ts";

/** A company's list, narrowed by a filter and perhaps by a search. The pieces of SQL begin with `from` and see the transaction's company only. */
export interface AskedList {
  name: ListName;
  /** The entries' ids. */
  id: SQL;
  /** The filter as a condition on `listChanges`. */
  counted: SQL | undefined;
  filtered: SQL;
  search?: {
    /** Names the company, the filter and the search. */
    key: string;
    /** What is found, by the index of words. */
    found: SQL;
    /** What is found, with the words of each filtered entry read in turn. */
    walked: SQL;
    /** The cost of reading an entry's words, in fetches of an entry that is found by the index of words. */
    costOfReadingWords: number;
  };
  page: number;
  /** What the list is sorted by, or what it would be sorted by the other way round. */
  order(turnedRound: boolean): SQL[];
}

export interface FoundPage {
  /** An array of the ids of the page, as a piece of SQL, in no order to be relied on; undefined when there are none. */
  ids: SQL | undefined;
  /** Entries on all pages. */
  count: number;
  numberOfPages: number;
}

/** Where a page of a list is; a page beyond the last is the last. Nothing is counted but what a search finds, once as long as the list is the same. */
export async function findPage(
  transaction: Transaction,
  asked: AskedList,
  knownCounts: KnownCounts,
): Promise<FoundPage> {
  const { version, count: filtered } = await readListState(transaction, asked.name, asked.counted);
  const { search } = asked;
  const count = search ? await knownCounts.of(search.key, version, () => countOf(transaction, search.found)) : filtered;
  const { numberOfPages, offset, limit, fromEnd } = pageWindow(asked.page, count);
  if (count === 0) return { ids: undefined, count, numberOfPages };
  // What is found often is met soon by walking along the order; anything else is fetched by the index of words and then put in order. PostgreSQL
  // cannot choose: it guesses how often the beginning of a word occurs.
  const walked = ((offset + limit) * filtered) / count;
  const source = search ? (walked * search.costOfReadingWords < count ? search.walked : search.found) : asked.filtered;
  const order = sql.join(asked.order(fromEnd), sql`, `);
  return {
    ids: sql`array(select ${asked.id} ${source} order by ${order} limit ${limit} offset ${offset})`,
    count,
    numberOfPages,
  };
}

async function countOf(transaction: Transaction, found: SQL): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(sql`select count(*)::int as count ${found}`);
  return rows[0]?.count ?? 0;
}

/** The last pages are read from the end: it is the shorter way. */
export function pageWindow(page: number, count: number) {
  const numberOfPages = Math.max(1, Math.ceil(count / pageSize));
  const before = (Math.min(page, numberOfPages) - 1) * pageSize;
  const limit = Math.min(pageSize, count - before);
  const after = count - before - limit;
  return { numberOfPages, limit, fromEnd: after < before, offset: Math.min(before, after) };
}

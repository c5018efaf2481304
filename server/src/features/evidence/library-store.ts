import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import type { RefusalReason } from "../../platform/research/page-reader.ts";
import type { FoundPage } from "../../platform/research/search-provider.ts";
import type { KeptPage } from "./exports/research-library.ts";
import { keptPages, keptSearches, refusedPages, rejectedPages } from "./tables.ts";

/** A search as its answer is kept by. */
export interface SearchKey {
  accountId: string;
  provider: string;
  query: string;
  /** Empty for any. */
  language: string;
}

export async function findKeptSearch(
  transaction: Transaction,
  { accountId, provider, query, language }: SearchKey,
): Promise<{ results: FoundPage[]; searchedAt: Date } | undefined> {
  const [row] = await transaction
    .select({ results: keptSearches.results, searchedAt: keptSearches.searchedAt })
    .from(keptSearches)
    .where(
      and(
        eq(keptSearches.accountId, accountId),
        eq(keptSearches.provider, provider),
        eq(keptSearches.query, query),
        eq(keptSearches.language, language),
      ),
    );
  return row;
}

/** The statement that keeps an answer; what was answered before is replaced. */
export const keepSearch = (
  transaction: Transaction,
  key: SearchKey,
  answer: { results: FoundPage[]; searchedAt: Date },
) =>
  transaction
    .insert(keptSearches)
    .values({ ...key, ...answer })
    .onConflictDoUpdate({
      target: [keptSearches.accountId, keptSearches.provider, keptSearches.query, keptSearches.language],
      set: answer,
    });

/** What a company knows of an address: the copy that was seen last, whether people rejected it, and why it could not be read. */
export interface KnownPage {
  copy: KeptPage | undefined;
  isRejected: boolean;
  refusal: { reason: RefusalReason; sentence: string; refusedAt: Date } | undefined;
}

export async function findKnownPage(transaction: Transaction, accountId: string, address: string): Promise<KnownPage> {
  const [copy] = await transaction
    .select()
    .from(keptPages)
    .where(and(eq(keptPages.accountId, accountId), eq(keptPages.address, address)))
    .orderBy(desc(keptPages.checkedAt), desc(keptPages.retrievedAt))
    .limit(1);
  const [refusal] = await transaction
    .select({ reason: refusedPages.reason, sentence: refusedPages.sentence, refusedAt: refusedPages.refusedAt })
    .from(refusedPages)
    .where(and(eq(refusedPages.accountId, accountId), eq(refusedPages.address, address)));
  return { copy, refusal, isRejected: await isRejected(transaction, accountId, [address]) };
}

export async function isRejected(
  transaction: Transaction,
  accountId: string,
  addresses: readonly string[],
): Promise<boolean> {
  const rows = await transaction
    .select({ address: rejectedPages.address })
    .from(rejectedPages)
    .where(and(eq(rejectedPages.accountId, accountId), inArray(rejectedPages.address, [...addresses])))
    .limit(1);
  return rows.length > 0;
}

/** Keeps a copy, and gives it as it stands: of one that is there already only the time at which it was seen moves. */
export async function keepCopy(transaction: Transaction, page: KeptPage): Promise<KeptPage> {
  const { accountId, address, checkedAt } = page;
  await transaction
    .delete(refusedPages)
    .where(and(eq(refusedPages.accountId, accountId), eq(refusedPages.address, address)));
  const [kept] = await transaction
    .insert(keptPages)
    .values(page)
    .onConflictDoUpdate({
      target: [keptPages.accountId, keptPages.address, keptPages.hash],
      set: { checkedAt: sql`greatest(${keptPages.checkedAt}, excluded.checked_at)` },
    })
    .returning();
  return kept ?? { ...page, checkedAt };
}

export async function noteRefusal(transaction: Transaction, refusal: typeof refusedPages.$inferInsert): Promise<void> {
  const { reason, sentence, refusedAt } = refusal;
  await transaction
    .insert(refusedPages)
    .values(refusal)
    .onConflictDoUpdate({
      target: [refusedPages.accountId, refusedPages.address],
      set: { reason, sentence, refusedAt },
    });
}

/** Those of these copies whose page was rejected by its address, or where it led to. */
export async function findRejected(
  transaction: Transaction,
  accountId: string,
  sources: readonly string[],
): Promise<string[]> {
  if (sources.length === 0) return [];
  const rows = await transaction
    .selectDistinct({ id: keptPages.id })
    .from(keptPages)
    .innerJoin(
      rejectedPages,
      and(
        eq(rejectedPages.accountId, keptPages.accountId),
        or(eq(rejectedPages.address, keptPages.address), eq(rejectedPages.address, keptPages.url)),
      ),
    )
    .where(and(eq(keptPages.accountId, accountId), inArray(keptPages.id, [...sources])));
  return rows.map(({ id }) => id);
}

/** Forgets, of all companies, what searches answered and why pages were not read, when nobody takes it from here any more. In a system transaction. */
export async function forgetAnswersBefore(
  transaction: Transaction,
  { searched, refused }: { searched: Date; refused: Date },
): Promise<void> {
  await transaction.delete(keptSearches).where(lt(keptSearches.searchedAt, searched));
  await transaction.delete(refusedPages).where(lt(refusedPages.refusedAt, refused));
}

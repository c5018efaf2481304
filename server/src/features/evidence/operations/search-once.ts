import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/database/database.ts";
import type { Budget } from "../../../platform/model/usage/budget.ts";
import type { UsageLog, UsageOutcome, UsageRow } from "../../../platform/model/usage/usage-log.ts";
import { canonicalAddress } from "../../../platform/research/canonical-address.ts";
import { SearchFailed, type SearchFailure, type SearchProvider } from "../../../platform/research/search-provider.ts";
import type { LibraryReader, SearchAnswer, SearchOrder } from "../exports/research-library.ts";
import { findKeptSearch, keepSearch } from "../library-store.ts";

export interface Searching {
  database: Pick<Database, "withTenant">;
  provider: SearchProvider;
  usage: Pick<UsageLog, "record">;
  budget: Budget;
  now(): Date;
  /** What was answered before is too old. */
  keptSince(): Date;
}

const outcomes = {
  quota: "rate_limited",
  refused: "refused",
  unavailable: "unreachable",
} as const satisfies Record<SearchFailure, UsageOutcome>;

/** A search that is not asked twice: its answer is kept together with the row of what it cost. */
export async function searchOnce(
  { database, provider, usage, budget, now, keptSince }: Searching,
  reader: LibraryReader,
  order: SearchOrder,
): Promise<SearchAnswer> {
  const { accountId, userId } = reader;
  const query = order.query.trim().replaceAll(/\s+/g, " ");
  const key = { accountId, provider: provider.name, query, language: order.language ?? "" };
  const kept = await database.withTenant(reader, (transaction) => findKeptSearch(transaction, key));
  if (kept && kept.searchedAt >= keptSince()) return { pages: kept.results, isKept: true };
  const price = provider.usdPerSearch ?? 0;
  const reserved = await budget.reserve({ accountId, userId, signal: order.signal }, price);
  try {
    const startedAt = now();
    const row = (outcome: UsageOutcome): UsageRow => ({
      ...usageRow(reader, order, { startedAt, endedAt: now() }),
      model: provider.name,
      costUsd: outcome === "ok" ? price : 0,
      outcome,
    });
    const found = await provider
      .search(query, { ...order, whose: { company: accountId, person: userId } })
      .catch(async (error: unknown) => {
        if (error instanceof SearchFailed) await usage.record(row(outcomes[error.code]));
        throw error;
      });
    const pages = found.filter(({ url }) => canonicalAddress(url) !== null);
    const answer = { results: pages, searchedAt: now() };
    await usage.record(row("ok"), (transaction) => keepSearch(transaction, key, answer));
    return { pages, isKept: false };
  } finally {
    await reserved.release();
  }
}

const usageRow = (
  { accountId, userId }: LibraryReader,
  { idempotencyKey }: SearchOrder,
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
) => ({
  id: randomUUID(),
  accountId,
  userId,
  task: "research-search",
  taskVersion: 1,
  attempt: 1,
  idempotencyKey,
  tokensIn: 0,
  tokensCached: 0,
  tokensOut: 0,
  milliseconds: endedAt.getTime() - startedAt.getTime(),
  mends: {},
  createdAt: startedAt,
});

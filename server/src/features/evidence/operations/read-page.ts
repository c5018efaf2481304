import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { UsageOutcome } from "../../../platform/model/usage/usage-log.ts";
import { canonicalAddress } from "../../../platform/research/canonical-address.ts";
import {
  type PageReader,
  PageRefused,
  type ReadPage,
  type RefusalReason,
} from "../../../platform/research/page-reader.ts";
import { countPage } from "../count-page.ts";
import { copyUuid } from "../exports/copy-uuid.ts";
import type { KeptPage, LibraryReader, PageReading } from "../exports/research-library.ts";
import { findKnownPage, isRejected, keepCopy, noteRefusal } from "../library-store.ts";

export interface Reading {
  database: Pick<Database, "withTenant">;
  reader: Pick<PageReader, "read">;
  log: Pick<Logger, "error">;
  categoryOf(page: ReadPage): KeptPage["category"];
  now(): Date;
  /** A copy that was seen before is too old. */
  keptSince(): Date;
}

/** Milliseconds for which a page that was refused is not asked for again. */
export const refusalLasts = 86_400_000;

/** How a page that was not read is counted; what is not named here was refused. */
const outcomes: Partial<Record<RefusalReason, UsageOutcome>> = {
  timeout: "timeout",
  unreachable: "unreachable",
  unreadable: "malformed",
};

const rejected: PageReading = { state: "refused", reason: "rejected", sentence: "rejected by your company" };

/** Reads the page at a canonical address, or takes what is kept of it. */
export async function readPage(
  { database, reader, log, categoryOf, now, keptSince }: Reading,
  asking: LibraryReader,
  { address, idempotencyKey, signal }: { address: string; idempotencyKey: string; signal: AbortSignal },
): Promise<PageReading> {
  const { accountId } = asking;
  const known = await database.withTenant(asking, (transaction) => findKnownPage(transaction, accountId, address));
  if (known.isRejected) return rejected;
  if (known.copy && known.copy.checkedAt >= keptSince()) return { state: "kept", page: known.copy };
  if (known.refusal && known.refusal.refusedAt.getTime() > now().getTime() - refusalLasts) {
    const { reason, sentence } = known.refusal;
    return { state: "refused", reason, sentence };
  }
  const startedAt = now();
  const count = (transaction: Transaction, outcome: UsageOutcome) =>
    countPage(transaction, { ...asking, idempotencyKey, outcome, startedAt, endedAt: now() });
  try {
    const page = await reader.read(address, signal);
    const at = now();
    const hash = createHash("sha256").update(page.text).digest("hex");
    const copy = copyOf(page, { accountId, address, hash, category: categoryOf(page), at });
    return await database.withTenant(asking, async (transaction): Promise<PageReading> => {
      await count(transaction, "ok");
      // Where it leads to may be a page that people do not want.
      const led = canonicalAddress(page.url);
      if (led && (await isRejected(transaction, accountId, [led]))) return rejected;
      return { state: "read", page: await keepCopy(transaction, copy) };
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PageRefused)) throw error;
    const { reason, message: sentence } = error;
    if (error.cause) log.error({ reason, err: error.cause }, "a page could not be read");
    await database.withTenant(asking, async (transaction) => {
      await count(transaction, outcomes[reason] ?? "refused");
      await noteRefusal(transaction, { accountId, address, reason, sentence, refusedAt: now() });
    });
    return { state: "refused", reason, sentence };
  }
}

function copyOf(
  page: ReadPage,
  { at, ...key }: Pick<KeptPage, "accountId" | "address" | "hash" | "category"> & { at: Date },
): KeptPage {
  const { url, title, publisher, publishedDate, language, text } = page;
  return {
    ...key,
    id: copyUuid(key),
    url: canonicalAddress(url) ?? url,
    title: title.slice(0, 300) || url,
    publisher: publisher.slice(0, 200),
    publishedDate,
    language,
    classification: "web",
    text,
    retrievedAt: at,
    checkedAt: at,
    addedBy: null,
  };
}

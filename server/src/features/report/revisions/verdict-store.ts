import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { canonicalAddress } from "../../../platform/research/canonical-address.ts";
import { keptPages, rejectedPages } from "../../evidence/tables.ts";
import { reportSections, wrongClaims } from "../tables.ts";
import { type Citation, restsOf } from "./cited-sources.ts";
import { readHead, type SectionKey } from "./revision-store.ts";
import type { StoredVerdict, Verdicts, Withdrawn } from "./withdrawn.ts";
import { withdrawnFrom } from "./withdrawn-from.ts";

/** By what a source without an address that could be read again is rejected. */
export const addressOfWord = (source: string) => `person:${source}`;

/** By what a source that was never read is known: the address that a person typed in, or else itself. */
export const addressOf = (uuid: string, url: string | null) =>
  (url === null ? null : canonicalAddress(url)) ?? addressOfWord(uuid);

/**
 * Whoever cites holds `shared` until the transaction ends, whoever rejects and accepts sources of the company `alone`: so that nothing is
 * written from a source while it is rejected without a notice of it. Concepts are held before.
 */
export async function holdVerdicts(
  transaction: Transaction,
  accountId: string,
  how: "shared" | "alone",
): Promise<void> {
  const lock = sql.raw(how === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock");
  await transaction.execute(sql`select ${lock}(hashtextextended(${`source_verdicts:${accountId}`}, 0))`);
}

/** Who rejected which of these sources, by uuid: by the address of any copy, where it led to, or what a person typed in. */
export async function findRejections(
  transaction: Transaction,
  sources: readonly { uuid: string; url: string | null }[],
): Promise<ReadonlyMap<string, StoredVerdict>> {
  if (sources.length === 0) return new Map();
  const ids = sources.map(({ uuid }) => uuid);
  const copies = await transaction
    .select({ id: keptPages.id, address: keptPages.address, url: keptPages.url })
    .from(keptPages)
    .where(inArray(keptPages.id, ids));
  const addresses = new Map(
    sources.map(({ uuid, url }) => {
      const copy = copies.find(({ id }) => id === uuid);
      return [uuid, copy ? [copy.address, ...(copy.url === null ? [] : [copy.url])] : [addressOf(uuid, url)]];
    }),
  );
  const rows = await transaction
    .select()
    .from(rejectedPages)
    .where(inArray(rejectedPages.address, [...new Set([...addresses.values()].flat())]));
  return new Map(
    [...addresses].flatMap(([uuid, own]): [string, StoredVerdict][] => {
      const row = rows.find(({ address }) => own.includes(address));
      return row ? [[uuid, { userId: row.rejectedBy, at: row.rejectedAt, reason: row.reason }]] : [];
    }),
  );
}

/** What people said of a section's statements, by the words of the statement: it is the same in whatever item it stands. */
export async function findWrongStatements(
  transaction: Transaction,
  { conceptId, section }: Pick<SectionKey, "conceptId" | "section">,
): Promise<Verdicts["wrong"]> {
  const rows = await transaction
    .select()
    .from(wrongClaims)
    .where(and(eq(wrongClaims.conceptId, conceptId), eq(wrongClaims.section, section)))
    .orderBy(asc(wrongClaims.markedAt), asc(wrongClaims.id));
  return new Map(
    rows.map(({ claim, item, markedBy, markedAt, reason }) => [
      claim,
      { item, userId: markedBy, at: markedAt, reason },
    ]),
  );
}

/** What people said of what a section cites and says. The caller holds the concept. */
export async function readVerdicts(
  transaction: Transaction,
  key: SectionKey,
  citations: ReadonlyMap<string, Citation>,
): Promise<Verdicts> {
  if (citations.size > 0) await holdVerdicts(transaction, key.accountId, "shared");
  const cited = [...citations].map(([uuid, { url }]) => ({ uuid, url }));
  return {
    rejected: await findRejections(transaction, cited),
    wrong: await findWrongStatements(transaction, key),
  };
}

/** Notes anew what was withdrawn of what a section rests on as it stands. The caller holds the concept, and has changed a verdict. */
export async function noteWithdrawn(transaction: Transaction, key: SectionKey): Promise<Withdrawn[]> {
  const head = await readHead(transaction, key);
  if (!head) return [];
  const rests = restsOf(key.section, head.content);
  const withdrawn = withdrawnFrom(rests, await readVerdicts(transaction, key, rests.citations));
  await transaction
    .update(reportSections)
    .set({ withdrawn })
    .where(and(eq(reportSections.conceptId, key.conceptId), eq(reportSections.section, key.section)));
  return withdrawn;
}

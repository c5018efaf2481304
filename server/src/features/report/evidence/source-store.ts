import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { keptPages, rejectedPages } from "../../evidence/tables.ts";
import { researchProgress, wrongClaims } from "../tables.ts";

/** A person's word as it is stored. */
export interface StoredVerdict {
  userId: string;
  at: Date;
  reason: string;
}

/** What is kept of a source. */
export interface KeptSource {
  /** Its copy, as text. */
  text: string;
  addedBy: string | null;
  /** The page said something else when it was seen last. */
  hasChanged: boolean;
  rejected: StoredVerdict | null;
}

/** What the company keeps of these sources, by uuid; those that were never read are missing. */
export async function readKeptSources(
  transaction: Transaction,
  sources: readonly string[],
): Promise<ReadonlyMap<string, KeptSource>> {
  if (sources.length === 0) return new Map();
  const copies = await transaction
    .select()
    .from(keptPages)
    .where(inArray(keptPages.id, [...sources]));
  if (copies.length === 0) return new Map();
  const addresses = copies.flatMap(({ address, url }) => (url === null ? [address] : [address, url]));
  const [seen, rejections] = [
    await transaction
      .select({ address: keptPages.address, hash: keptPages.hash })
      .from(keptPages)
      .where(inArray(keptPages.address, addresses))
      .orderBy(desc(keptPages.checkedAt), desc(keptPages.retrievedAt)),
    await transaction.select().from(rejectedPages).where(inArray(rejectedPages.address, addresses)),
  ];
  return new Map(
    copies.map(({ id, address, url, hash, text, addedBy }) => {
      const latest = seen.find((copy) => copy.address === address);
      const rejection = rejections.find((rejected) => rejected.address === address || rejected.address === url);
      return [
        id,
        { text, addedBy, hasChanged: latest?.hash !== hash, rejected: rejection ? verdictOn(rejection) : null },
      ];
    }),
  );
}

const verdictOn = ({ rejectedBy, rejectedAt, reason }: typeof rejectedPages.$inferSelect): StoredVerdict => ({
  userId: rejectedBy,
  at: rejectedAt,
  reason,
});

/** What people said of an item's statements, by the words of the statement. */
export async function readWrongClaims(
  transaction: Transaction,
  { conceptId, item, field }: { conceptId: string; item: string; field: string },
): Promise<ReadonlyMap<string, StoredVerdict>> {
  const rows = await transaction
    .select()
    .from(wrongClaims)
    .where(and(eq(wrongClaims.conceptId, conceptId), eq(wrongClaims.item, item), eq(wrongClaims.field, field)));
  return new Map(
    rows.map(({ claim, markedBy, markedAt, reason }) => [claim, { userId: markedBy, at: markedAt, reason }]),
  );
}

/** How many searches the last research of a section took. */
export async function readSearches(
  transaction: Transaction,
  { conceptId, section }: Pick<typeof researchProgress.$inferSelect, "conceptId" | "section">,
): Promise<number> {
  const [row] = await transaction
    .select({ searches: researchProgress.searches })
    .from(researchProgress)
    .where(and(eq(researchProgress.conceptId, conceptId), eq(researchProgress.section, section)));
  return row?.searches ?? 0;
}

/** A kept copy, and the others of the same page, the newest first; undefined when the company keeps none of that uuid. */
export async function readCopies(transaction: Transaction, id: string) {
  const [copy] = await transaction.select().from(keptPages).where(eq(keptPages.id, id));
  if (!copy) return undefined;
  const samePage =
    copy.url === null
      ? eq(keptPages.address, copy.address)
      : or(eq(keptPages.address, copy.address), eq(keptPages.url, copy.url));
  const all = await transaction
    .select({ uuid: keptPages.id, retrievedAt: keptPages.retrievedAt })
    .from(keptPages)
    .where(samePage)
    .orderBy(desc(keptPages.retrievedAt));
  return { copy, others: all.filter(({ uuid }) => uuid !== id) };
}

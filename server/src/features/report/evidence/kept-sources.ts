import { desc, inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { keptPages, rejectedPages } from "../../evidence/tables.ts";

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

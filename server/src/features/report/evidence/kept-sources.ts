import { desc, inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { keptPages } from "../../evidence/tables.ts";

/** What is kept of a source. */
export interface KeptSource {
  /** Its copy, as text; empty for a person's word that could not be read. */
  text: string;
  addedBy: string | null;
  /** The page said something else when it was seen last. */
  hasChanged: boolean;
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
  const addresses = copies.map(({ address }) => address);
  const seen = await transaction
    .select({ address: keptPages.address, hash: keptPages.hash })
    .from(keptPages)
    .where(inArray(keptPages.address, addresses))
    .orderBy(desc(keptPages.checkedAt), desc(keptPages.retrievedAt));
  return new Map(
    copies.map(({ id, address, hash, text, addedBy }) => {
      const latest = seen.find((copy) => copy.address === address);
      return [id, { text, addedBy, hasChanged: latest?.hash !== hash }];
    }),
  );
}

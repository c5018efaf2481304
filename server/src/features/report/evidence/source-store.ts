import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { keptPages } from "../../evidence/tables.ts";
import { researchProgress } from "../tables.ts";

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
  if (!copy?.text) return undefined;
  const samePage =
    copy.url === null
      ? eq(keptPages.address, copy.address)
      : or(eq(keptPages.address, copy.address), eq(keptPages.url, copy.url));
  const all = await transaction
    .select({ uuid: keptPages.id, retrievedAt: keptPages.retrievedAt })
    .from(keptPages)
    .where(and(samePage, ne(keptPages.text, "")))
    .orderBy(desc(keptPages.retrievedAt));
  return { copy, others: all.filter(({ uuid }) => uuid !== id) };
}

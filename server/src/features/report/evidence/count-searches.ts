import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { researchProgress } from "../tables.ts";

/** How many searches the last research of a section took. */
export async function countSearches(
  transaction: Transaction,
  { conceptId, section }: Pick<typeof researchProgress.$inferSelect, "conceptId" | "section">,
): Promise<number> {
  const [row] = await transaction
    .select({ searches: researchProgress.searches })
    .from(researchProgress)
    .where(and(eq(researchProgress.conceptId, conceptId), eq(researchProgress.section, section)));
  return row?.searches ?? 0;
}

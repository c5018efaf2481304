import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { researchProgress } from "../tables.ts";

/** How many searches the last research of a section rests on, also where their answers were kept from before. */
export async function countSearches(
  transaction: Transaction,
  { conceptId, section }: Pick<typeof researchProgress.$inferSelect, "conceptId" | "section">,
): Promise<number> {
  const [row] = await transaction
    .select({ made: researchProgress.searches, kept: researchProgress.keptSearches })
    .from(researchProgress)
    .where(and(eq(researchProgress.conceptId, conceptId), eq(researchProgress.section, section)));
  return row ? row.made + row.kept : 0;
}

import { and, eq, lte, ne } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conceptVideos } from "./tables.ts";

export type VideoRow = typeof conceptVideos.$inferSelect;

/** What there is of a concept's video; undefined before the first one. */
export async function findVideo(transaction: Transaction, conceptId: string): Promise<VideoRow | undefined> {
  return (await transaction.select().from(conceptVideos).where(eq(conceptVideos.conceptId, conceptId)))[0];
}

/** Begins another making of the video; of the one before nothing is left. */
export async function replaceVideo(
  transaction: Transaction,
  row: Pick<VideoRow, "conceptId" | "accountId" | "id" | "orderedBy" | "orderedAt">,
): Promise<VideoRow> {
  await transaction.delete(conceptVideos).where(eq(conceptVideos.conceptId, row.conceptId));
  const [inserted] = await transaction.insert(conceptVideos).values(row).returning();
  if (!inserted) throw new Error("the video was not inserted");
  return inserted;
}

/** Changes a video that is being made; undefined when it is not any more, or is another one. */
export async function changeVideo(
  transaction: Transaction,
  id: string,
  change: Partial<VideoRow>,
): Promise<VideoRow | undefined> {
  const isMeant = and(eq(conceptVideos.id, id), eq(conceptVideos.status, "generating"));
  return (await transaction.update(conceptVideos).set(change).where(isMeant).returning())[0];
}

/** What is being made by servers, of all companies. */
export const findMaking = (transaction: Transaction): Promise<VideoRow[]> =>
  transaction
    .select()
    .from(conceptVideos)
    .where(and(eq(conceptVideos.status, "generating"), ne(conceptVideos.stage, "browser")));

/** What has waited for a browser since before, of all companies. */
export const findWaiting = (transaction: Transaction, before: Date): Promise<VideoRow[]> =>
  transaction
    .select()
    .from(conceptVideos)
    .where(
      and(
        eq(conceptVideos.status, "generating"),
        eq(conceptVideos.stage, "browser"),
        lte(conceptVideos.orderedAt, before),
      ),
    );

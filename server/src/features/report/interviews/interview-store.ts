import type { FoundSignal } from "@seedbed/contract/report/interviews/schemas";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { interviews } from "./tables.ts";

export type InterviewRow = typeof interviews.$inferSelect;

/** An interview of the transaction's company. Throws `not_found`. */
export async function requireInterview(transaction: Transaction, id: string): Promise<InterviewRow> {
  const [row] = isUuid(id) ? await transaction.select().from(interviews).where(eq(interviews.id, id)) : [];
  if (!row) throw interviewGone();
  return row;
}

/** The same, held until the transaction ends. */
export async function holdInterview(transaction: Transaction, id: string): Promise<InterviewRow> {
  const [row] = isUuid(id)
    ? await transaction.select().from(interviews).where(eq(interviews.id, id)).for("update")
    : [];
  if (!row) throw interviewGone();
  return row;
}

const interviewGone = () => notFound("This interview is no longer there.");

/** Those about a profile, the latest first, without their transcripts. */
export async function listInterviews(transaction: Transaction, profileId: string): Promise<InterviewRow[]> {
  const rows = await transaction
    .select()
    .from(interviews)
    .where(eq(interviews.profileId, profileId))
    .orderBy(desc(interviews.addedAt), desc(interviews.id));
  return rows;
}

export async function storeInterview(transaction: Transaction, row: InterviewRow): Promise<void> {
  await transaction.insert(interviews).values(row);
}

export async function removeInterview(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(interviews).where(eq(interviews.id, id));
}

export async function storeFound(transaction: Transaction, id: string, found: FoundSignal[]): Promise<void> {
  await transaction.update(interviews).set({ found }).where(eq(interviews.id, id));
}

/** The statement that keeps what was found in the lines behind `from`; nothing where another has read them meanwhile. */
export const keepFound = (
  transaction: Transaction,
  { id, from }: { id: string; from: number },
  { found, readLines }: Pick<InterviewRow, "found" | "readLines">,
) =>
  transaction
    .update(interviews)
    .set({ readLines, found: sql`${interviews.found} || ${JSON.stringify(found)}::jsonb` })
    .where(and(eq(interviews.id, id), eq(interviews.readLines, from)));

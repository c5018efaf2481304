import type { FoundSignal } from "@seedbed/contract/report/interviews/schemas";
import { and, desc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { interviews } from "./tables.ts";

export type InterviewRow = typeof interviews.$inferSelect;
/** An interview without its transcript and what was found in it: little to load, however long it took. */
export type ListedInterviewRow = Omit<InterviewRow, "transcript" | "found">;

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
export const listInterviews = (transaction: Transaction, profileId: string): Promise<ListedInterviewRow[]> => {
  const { transcript: _transcript, found: _found, ...listed } = getTableColumns(interviews);
  return transaction
    .select(listed)
    .from(interviews)
    .where(eq(interviews.profileId, profileId))
    .orderBy(desc(interviews.addedAt), desc(interviews.id));
};

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

/** Keeps why an attempt to read stopped. */
export async function stopReading(
  transaction: Transaction,
  { id, attempt, sentence }: { id: string; attempt: number; sentence: string },
): Promise<void> {
  await transaction
    .update(interviews)
    .set({ stopped: sentence })
    .where(and(eq(interviews.id, id), eq(interviews.attempt, attempt)));
}

export async function readAgain(
  transaction: Transaction,
  { id, attempt }: Pick<InterviewRow, "id" | "attempt">,
): Promise<void> {
  await transaction.update(interviews).set({ stopped: null, attempt }).where(eq(interviews.id, id));
}

/** The interviews of all companies that are being read, or should be. */
export const findUnread = (transaction: Transaction) => {
  const { id, accountId, addedBy, attempt } = interviews;
  return transaction
    .select({ id, accountId, addedBy, attempt })
    .from(interviews)
    .where(and(lt(interviews.readLines, interviews.lines), isNull(interviews.stopped)));
};

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, asc, desc, eq, gte, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { modelUsage } from "../../../../platform/model/usage/tables.ts";
import { reportRuns, researchProgress, researchReads } from "../../tables.ts";

export type ReadRow = typeof researchReads.$inferSelect;
export type ProgressRow = typeof researchProgress.$inferSelect;

interface ResearchedSection {
  conceptId: string;
  section: ReportSection;
}

/** Forgets what an earlier run read for a section. */
export async function forgetEarlierReads(
  transaction: Transaction,
  { conceptId, section, runId }: ResearchedSection & { runId: string },
): Promise<void> {
  await transaction
    .delete(researchReads)
    .where(
      and(eq(researchReads.conceptId, conceptId), eq(researchReads.section, section), ne(researchReads.runId, runId)),
    );
}

export async function writeReads(transaction: Transaction, rows: readonly ReadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const told = [
    "url",
    "title",
    "publisher",
    "publishedDate",
    "state",
    "reason",
    "sentence",
    "passages",
    "source",
  ] as const;
  const columns = { publishedDate: "published_date" } as Partial<Record<(typeof told)[number], string>>;
  await transaction
    .insert(researchReads)
    .values([...rows])
    .onConflictDoUpdate({
      target: researchReads.id,
      set: Object.fromEntries(told.map((name) => [name, sql.raw(`excluded.${columns[name] ?? name}`)])),
    });
}

/** Tells how many passages of each page were taken, when that is known. */
export async function countPassages(
  transaction: Transaction,
  { conceptId, section }: ResearchedSection,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [source, passages] of counts)
    await transaction
      .update(researchReads)
      .set({ passages })
      .where(
        and(
          eq(researchReads.conceptId, conceptId),
          eq(researchReads.section, section),
          eq(researchReads.source, source),
        ),
      );
}

export async function writeProgress(transaction: Transaction, row: ProgressRow): Promise<void> {
  const { accountId: _accountId, conceptId: _conceptId, section: _section, ...set } = row;
  await transaction
    .insert(researchProgress)
    .values(row)
    .onConflictDoUpdate({ target: [researchProgress.conceptId, researchProgress.section], set });
}

/** What the last run that researched anything has done, by section, with what it read in the order of its reading; undefined before the first. */
export async function findLastResearch(transaction: Transaction, conceptId: string) {
  const [last] = await transaction
    .select({ runId: reportRuns.id, startedAt: reportRuns.startedAt, status: reportRuns.status })
    .from(reportRuns)
    .innerJoin(researchProgress, eq(researchProgress.runId, reportRuns.id))
    .where(eq(reportRuns.conceptId, conceptId))
    .orderBy(desc(reportRuns.startedAt))
    .limit(1);
  if (!last) return undefined;
  const ofRun = { conceptId, runId: last.runId };
  const progress = await transaction
    .select()
    .from(researchProgress)
    .where(and(eq(researchProgress.conceptId, conceptId), eq(researchProgress.runId, ofRun.runId)))
    .orderBy(asc(researchProgress.section));
  const reads = await transaction
    .select()
    .from(researchReads)
    .where(and(eq(researchReads.conceptId, conceptId), eq(researchReads.runId, ofRun.runId)))
    .orderBy(asc(researchReads.at), asc(researchReads.id));
  return { ...last, progress, reads };
}

/** US dollars for the calls of the model that belong to a concept since a moment; null when the price of one of them is not known. */
export async function spentOnCalls(
  transaction: Transaction,
  { accountId, conceptId, since }: { accountId: string; conceptId: string; since: Date },
): Promise<number | null> {
  const [row] = await transaction
    .select({
      usd: sql<number>`coalesce(sum(${modelUsage.costUsd}), 0)::float8`,
      unpriced: sql<boolean>`coalesce(bool_or(${modelUsage.costUsd} = 0 and ${modelUsage.tokensOut} > 0 and ${modelUsage.model} <> 'offline'), false)`,
    })
    .from(modelUsage)
    .where(
      and(
        eq(modelUsage.accountId, accountId),
        gte(modelUsage.createdAt, since),
        ne(modelUsage.task, "research-search"),
        sql`starts_with(${modelUsage.idempotencyKey}, ${`${conceptId}:`})`,
      ),
    );
  return !row || row.unpriced ? null : row.usd;
}

/** How many passages a finished section quotes, by source. */
export async function writeQuoted(
  transaction: Transaction,
  { conceptId, section }: ResearchedSection,
  quoted: ReadonlyMap<string, number>,
): Promise<void> {
  if (quoted.size === 0) return;
  const counts = JSON.stringify(Object.fromEntries(quoted));
  await transaction
    .update(researchReads)
    .set({ quoted: sql`coalesce((${counts}::jsonb ->> ${researchReads.source}::text)::int, 0)` })
    .where(and(eq(researchReads.conceptId, conceptId), eq(researchReads.section, section)));
}

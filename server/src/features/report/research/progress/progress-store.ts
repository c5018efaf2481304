import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, asc, desc, eq, gte, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { AlongRemoval } from "../../../../platform/model/usage/sum-up-usage.ts";
import { modelUsage } from "../../../../platform/model/usage/tables.ts";
import { reportRuns, researchProgress, researchReads } from "../../tables.ts";

export type ReadRow = typeof researchReads.$inferSelect;
/** Searches are counted with the section that they are made for. */
const searchTask = "research-search";
/** Of a usage row: it cost something, and nobody knows what. */
const unpriced = "cost_usd = 0 and tokens_out > 0 and model <> 'offline'";

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
    .select({
      runId: reportRuns.id,
      startedAt: reportRuns.startedAt,
      status: reportRuns.status,
      earlier: { usd: reportRuns.earlierUsd, unpriced: reportRuns.earlierUnpriced },
    })
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

/** What calls cost whose usage rows are summed up by now. */
interface EarlierCost {
  usd: number;
  unpriced: boolean;
}

/**
 * US dollars for the calls of the model that belong to a concept since a moment, with the earlier ones; null when the price of one of them is not
 * known.
 */
export async function spentOnCalls(
  transaction: Transaction,
  { accountId, conceptId, since, earlier }: { accountId: string; conceptId: string; since: Date; earlier: EarlierCost },
): Promise<number | null> {
  const [row] = await transaction
    .select({
      usd: sql<number>`coalesce(sum(${modelUsage.costUsd}), 0)::float8`,
      unpriced: sql<boolean>`coalesce(bool_or(${sql.raw(unpriced)}), false)`,
    })
    .from(modelUsage)
    .where(
      and(
        eq(modelUsage.accountId, accountId),
        gte(modelUsage.createdAt, since),
        ne(modelUsage.task, searchTask),
        sql`starts_with(${modelUsage.idempotencyKey}, ${`${conceptId}:`})`,
      ),
    );
  return !row || row.unpriced || earlier.unpriced ? null : row.usd + earlier.usd;
}

/** Adds what removed usage rows cost to the run in which the concept was researched last, if they are of its time. */
export const keepCosts: AlongRemoval = (removed) => sql`
  update ${reportRuns} set earlier_usd = earlier_usd + costs.usd, earlier_unpriced = earlier_unpriced or costs.unpriced
  from (
    select last.id, sum(cost_usd) as usd, bool_or(${sql.raw(unpriced)}) as unpriced
    from ${removed} join lateral (
      select run.id, run.started_at from ${reportRuns} run
      where run.concept_id = (case when idempotency_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:' then left(idempotency_key, 36) end)::uuid
        and exists (select from ${researchProgress} progress where progress.run_id = run.id)
      order by run.started_at desc limit 1) last on created_at >= last.started_at
    where task <> ${searchTask}
    group by last.id) costs
  where costs.id = ${reportRuns}.id`;

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

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { concepts, conceptVersions } from "../../concepts/tables.ts";
import { versionSections } from "../revisions/tables.ts";
import type { ConceptWords, StoredSection } from "../section-states.ts";
import { reportRuns, reportSections } from "../tables.ts";

export type RunRow = typeof reportRuns.$inferSelect;
export type SectionRow = Omit<typeof reportSections.$inferSelect, "opportunity">;

const stateFields = {
  accountId: reportSections.accountId,
  conceptId: reportSections.conceptId,
  section: reportSections.section,
  status: reportSections.status,
  runId: reportSections.runId,
  startedAt: reportSections.startedAt,
  completedAt: reportSections.completedAt,
  error: reportSections.error,
  notes: reportSections.notes,
  origin: reportSections.origin,
  fingerprint: reportSections.fingerprint,
  revision: reportSections.revision,
  contentHash: reportSections.contentHash,
  withdrawn: reportSections.withdrawn,
};

/** Holds the concept so that its sections change one at a time. False when the concept is gone. */
export async function lockConcept(transaction: Transaction, conceptId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: concepts.id })
    .from(concepts)
    .where(eq(concepts.id, conceptId))
    .for("update");
  return rows.length > 0;
}

export async function readSections(transaction: Transaction, conceptId: string): Promise<SectionRow[]> {
  return transaction.select(stateFields).from(reportSections).where(eq(reportSections.conceptId, conceptId));
}

/** Several concepts' words and sections, for lists. */
export async function readSectionsOf(
  transaction: Transaction,
  conceptIds: string[],
): Promise<{ conceptId: string; words: ConceptWords; sections: StoredSection[] }[]> {
  if (conceptIds.length === 0) return [];
  const { rows } = await transaction.execute<ConceptWords & SectionsRow>(
    sql`${sectionsSql} any(${sql.param(conceptIds)}::uuid[])`,
  );
  return rows.map(({ conceptId, sections, ...words }) => ({ conceptId, words, sections: sections.map(storedSection) }));
}

/** A concept's words and sections as a version holds them; undefined when there is no such version. */
export async function readSectionsThen(
  transaction: Transaction,
  version: string,
): Promise<{ conceptId: string; words: ConceptWords; sections: StoredSection[] } | undefined> {
  const rows = await transaction
    .select({ conceptId: conceptVersions.conceptId, words: conceptVersions.words, section: versionSections })
    .from(conceptVersions)
    .leftJoin(versionSections, eq(versionSections.versionId, conceptVersions.id))
    .where(eq(conceptVersions.id, version));
  const [first] = rows;
  return (
    first && {
      conceptId: first.conceptId,
      words: first.words,
      sections: rows.flatMap(({ section }) =>
        section ? [{ ...section, status: "complete" as const, error: null }] : [],
      ),
    }
  );
}

// One row a concept: its words would be sent again with each section.
const sectionsSql =
  sql.raw(`select concepts.id as "conceptId", title, summary, overview, value_proposition as "valueProposition",
    problem_statement as "problemStatement",
    (select coalesce(json_agg(json_build_object('section', section, 'status', report_sections.status, 'startedAt', started_at,
      'completedAt', completed_at, 'error', error, 'notes', notes, 'origin', origin, 'fingerprint', fingerprint, 'contentHash', content_hash, 'withdrawn', withdrawn)), '[]')
      from report_sections where report_sections.concept_id = concepts.id) as sections
  from concepts where concepts.id =`);

type SectionsRow = Record<string, unknown> & { conceptId: string; sections: SectionAsJson[] };
type SectionAsJson = Omit<StoredSection, "startedAt" | "completedAt"> &
  Record<"startedAt" | "completedAt", string | null>;

const storedSection = ({ startedAt, completedAt, ...section }: SectionAsJson): StoredSection => ({
  ...section,
  startedAt: startedAt === null ? null : new Date(startedAt),
  completedAt: completedAt === null ? null : new Date(completedAt),
});

/** What begins, or waits for its turn, in a run. */
export async function writeSections(
  transaction: Transaction,
  key: { accountId: string; conceptId: string; runId: string },
  begun: { section: ReportSection; status: "pending" | "waiting"; startedAt: Date | null }[],
): Promise<void> {
  await transaction
    .insert(reportSections)
    .values(begun.map((section) => ({ ...key, ...section, error: null })))
    .onConflictDoUpdate({
      target: [reportSections.conceptId, reportSections.section],
      set: {
        runId: key.runId,
        status: sql`excluded.status`,
        startedAt: sql`excluded.started_at`,
        error: null,
      },
    });
}

export async function writeSection(
  transaction: Transaction,
  key: { accountId: string; conceptId: string; section: ReportSection },
  change: Partial<Omit<StoredSection, "section">> & { runId?: string | null },
): Promise<void> {
  await transaction
    .insert(reportSections)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [reportSections.conceptId, reportSections.section], set: change });
}

/** A run that goes on, with all sections of its concept; undefined when it is over. */
export async function findRunningRun(
  transaction: Transaction,
  { conceptId, runId }: { conceptId: string; runId: string },
): Promise<{ run: RunRow; rows: Map<ReportSection, SectionRow> } | undefined> {
  const found = await transaction
    .select({ run: reportRuns, section: stateFields })
    .from(reportRuns)
    .innerJoin(reportSections, eq(reportSections.conceptId, reportRuns.conceptId))
    .where(and(eq(reportRuns.id, runId), eq(reportRuns.conceptId, conceptId), eq(reportRuns.status, "running")));
  const run = found[0]?.run;
  return run && { run, rows: new Map(found.map(({ section }) => [section.section, section])) };
}

export async function findRunningRuns(transaction: Transaction, conceptId: string): Promise<RunRow[]> {
  return transaction
    .select()
    .from(reportRuns)
    .where(and(eq(reportRuns.conceptId, conceptId), eq(reportRuns.status, "running")));
}

/** The forms that a run was to bring; null for none, and without a run. */
export async function findForms(transaction: Transaction, runId: string | null | undefined): Promise<RunRow["forms"]> {
  if (!runId) return null;
  const [run] = await transaction.select({ forms: reportRuns.forms }).from(reportRuns).where(eq(reportRuns.id, runId));
  return run?.forms ?? null;
}

export async function insertRun(transaction: Transaction, run: typeof reportRuns.$inferInsert): Promise<void> {
  await transaction.insert(reportRuns).values(run);
}

export async function writeRunSections(
  transaction: Transaction,
  runId: string,
  sections: ReportSection[],
): Promise<void> {
  await transaction.update(reportRuns).set({ sections }).where(eq(reportRuns.id, runId));
}

export async function endRun(
  transaction: Transaction,
  runId: string,
  end: { status: "complete" | "error" | "cancelled"; endedAt: Date },
): Promise<void> {
  await transaction.update(reportRuns).set(end).where(eq(reportRuns.id, runId));
}

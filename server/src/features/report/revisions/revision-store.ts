import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import type { SectionContents } from "@seedbed/contract/report/sections";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { conceptIs } from "../../concepts/exports/concept-is.ts";
import { concepts } from "../../concepts/tables.ts";
import { reportItems, reportSections, sectionRevisions } from "../tables.ts";
import type { FinishedSections } from "../writing/writing-tools.ts";
import type { PersonalMarks } from "./section-change.ts";
import { shownRevision } from "./shown-revision.ts";
import type { Withdrawn } from "./withdrawn.ts";

export interface SectionKey {
  accountId: string;
  conceptId: string;
  section: ReportSection;
}

/** A section's content at one revision. */
export interface StoredRevision {
  revision: number;
  content: unknown;
  contentHash: string;
  marks: PersonalMarks;
}

const revisionFields = {
  section: sectionRevisions.section,
  revision: sectionRevisions.revision,
  content: sectionRevisions.content,
  contentHash: sectionRevisions.contentHash,
  marks: sectionRevisions.marks,
};

/** What stands, or is part of the version that its reader looks at. */
export const stands = and(
  eq(sectionRevisions.conceptId, reportSections.conceptId),
  eq(sectionRevisions.section, reportSections.section),
  eq(sectionRevisions.revision, shownRevision(reportSections.revision)),
);

/** The revision that stands; undefined until the section has been written once. The caller holds the concept. */
export async function readHead(
  transaction: Transaction,
  { conceptId, section }: Pick<SectionKey, "conceptId" | "section">,
): Promise<StoredRevision | undefined> {
  const rows = await transaction
    .select(revisionFields)
    .from(reportSections)
    .innerJoin(sectionRevisions, stands)
    .where(and(eq(reportSections.conceptId, conceptId), eq(reportSections.section, section)));
  return rows[0];
}

/** An earlier revision; undefined when it was never made or is kept no longer. */
export async function readRevision(
  transaction: Transaction,
  { conceptId, section }: Pick<SectionKey, "conceptId" | "section">,
  revision: number,
): Promise<StoredRevision | undefined> {
  const rows = await transaction
    .select(revisionFields)
    .from(sectionRevisions)
    .where(
      and(
        eq(sectionRevisions.conceptId, conceptId),
        eq(sectionRevisions.section, section),
        eq(sectionRevisions.revision, revision),
      ),
    );
  return rows[0];
}

/** The contents that stand of several sections, those that were written at least once. */
export async function readContents(
  transaction: Transaction,
  conceptId: string,
  sections: readonly ReportSection[],
): Promise<FinishedSections> {
  if (sections.length === 0) return {};
  const rows = await transaction
    .select({ section: sectionRevisions.section, content: sectionRevisions.content })
    .from(reportSections)
    .innerJoin(sectionRevisions, stands)
    .where(and(eq(reportSections.conceptId, conceptId), inArray(reportSections.section, [...sections])));
  return Object.fromEntries(rows.map(({ section, content }) => [section, content])) as FinishedSections;
}

/**
 * The content that stands of one section of the concept with that uuid or identifier; null until it has been written once, undefined
 * when the company has no such concept.
 */
export async function readContentOf<Section extends ReportSection>(
  transaction: Transaction,
  accountId: string,
  { reference, section }: { reference: string; section: Section },
): Promise<{ content: SectionContents[Section] | null } | undefined> {
  const isMeant = conceptIs(reference);
  if (!isMeant) return undefined;
  const rows = await transaction
    .select({ content: sectionRevisions.content })
    .from(concepts)
    .leftJoin(reportSections, and(eq(reportSections.conceptId, concepts.id), eq(reportSections.section, section)))
    .leftJoin(sectionRevisions, stands)
    .where(and(eq(concepts.accountId, accountId), isMeant));
  return rows[0] as { content: SectionContents[Section] | null } | undefined;
}

/** What stands of a section, and what of it is people's own work. */
export interface StandingSection<Name extends ReportSection> {
  content: SectionContents[Name];
  marks: PersonalMarks;
}

/** By section; those that were never written are missing. */
export type StandingSections = { [Name in ReportSection]?: StandingSection<Name> };

/** What stands of several sections of the concept with that uuid or identifier; undefined when the company has no such concept. */
export async function readStandingOf(
  transaction: Transaction,
  accountId: string,
  { reference, sections }: { reference: string; sections: readonly ReportSection[] },
): Promise<StandingSections | undefined> {
  const isMeant = conceptIs(reference);
  if (!isMeant) return undefined;
  const wanted = and(eq(reportSections.conceptId, concepts.id), inArray(reportSections.section, [...sections]));
  const rows = await transaction
    .select({ section: sectionRevisions.section, content: sectionRevisions.content, marks: sectionRevisions.marks })
    .from(concepts)
    .leftJoin(reportSections, wanted)
    .leftJoin(sectionRevisions, stands)
    .where(and(eq(concepts.accountId, accountId), isMeant));
  if (rows.length === 0) return undefined;
  const standing = rows.flatMap(({ section, ...found }) => (section === null ? [] : [[section, found] as const]));
  return Object.fromEntries(standing) as StandingSections;
}

/** Adds a revision, which stands from now on, with what people have taken back of what it rests on. */
export async function insertRevision(
  transaction: Transaction,
  row: typeof sectionRevisions.$inferInsert,
  withdrawn: Withdrawn[],
): Promise<void> {
  const { accountId, conceptId, section, revision, contentHash } = row;
  await transaction.insert(sectionRevisions).values(row);
  const head = {
    revision,
    contentHash,
    withdrawn,
    // Of what was just stored, which need not be sent again.
    opportunity: sql`(select counted_opportunity(${section}, content, marks) from section_revisions
      where concept_id = ${conceptId} and section = ${section} and revision = ${revision})`,
  };
  await transaction
    .insert(reportSections)
    .values({ accountId, conceptId, section, ...head })
    .onConflictDoUpdate({ target: [reportSections.conceptId, reportSections.section], set: head });
}

/** Notes which items a section has come to hold, and which no longer. */
export async function noteItems(
  transaction: Transaction,
  { accountId, conceptId, section }: SectionKey,
  { come, gone, revision }: { come: { id: string; kind: string }[]; gone: string[]; revision: number },
): Promise<void> {
  if (come.length > 0)
    await transaction
      .insert(reportItems)
      .values(come.map((item) => ({ ...item, accountId, conceptId, section })))
      .onConflictDoUpdate({ target: reportItems.id, set: { lastRevision: null } });
  if (gone.length > 0)
    await transaction
      .update(reportItems)
      .set({ lastRevision: revision - 1 })
      .where(inArray(reportItems.id, gone));
}

/** A section as it stands. */
export interface StandingRevision extends StoredRevision {
  section: ReportSection;
}

/** The revisions that stand of all sections that were written, in the order of the report. */
export async function readHeads(transaction: Transaction, conceptId: string): Promise<StandingRevision[]> {
  const rows = await transaction
    .select(revisionFields)
    .from(reportSections)
    .innerJoin(sectionRevisions, stands)
    .where(eq(reportSections.conceptId, conceptId));
  return allSections.flatMap((name) => rows.filter(({ section }) => section === name));
}

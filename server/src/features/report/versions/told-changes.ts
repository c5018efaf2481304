import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { VersionWords } from "../../concepts/tables.ts";
import { changesBetween } from "../editing/outdated/changes-between.ts";
import { readRevision } from "../revisions/revision-store.ts";
import { sectionRevisions } from "../tables.ts";
import { readVersionSections, type VersionRow } from "./version-store.ts";
import type { WhatStands } from "./what-stands.ts";

/** What was changed since a version, as the recorded changes tell it. */
export interface ToldChanges {
  /** Of the concept's own words: their names. */
  words: string[];
  sections: ToldSection[];
  /** Whether the report is shown in other forms. */
  hasOtherForms: boolean;
}

export interface ToldSection {
  section: ReportSection;
  /** Written for the first time. */
  isNew: boolean;
  /** In a few words each: "Summary of “Political”", "“Quiet motors” removed". */
  changes: string[];
}

const labels: Readonly<Record<keyof VersionWords, string>> = {
  title: "title",
  summary: "summary",
  overview: "overview",
  valueProposition: "value proposition",
  problemStatement: "problem statement",
  differentiators: "differentiators",
  rightsToWin: "right to win",
};

/** What stands, or what a version holds. */
type StandingRevisions = Pick<WhatStands, "words" | "forms"> & {
  sections: ReadonlyMap<ReportSection, { revision: number }>;
};

/** What differs between a version, or nothing, and what stands, in words. */
export async function tellChanges(
  transaction: Transaction,
  conceptId: string,
  { last, stands }: { last: VersionRow | undefined; stands: StandingRevisions },
): Promise<ToldChanges> {
  const held = last && (await readVersionSections(transaction, last.id));
  const sections: ToldSection[] = [];
  for (const section of reportSections) {
    const [before, after] = [held?.get(section)?.revision, stands.sections.get(section)?.revision];
    if (after === undefined || after === before) continue;
    const changes =
      before === undefined ? [] : await toldBetween(transaction, { conceptId, section, from: before, to: after });
    sections.push({ section, isNew: before === undefined, changes });
  }
  const words = last ? changedWords(last.words, stands.words) : [];
  return { words, sections, hasOtherForms: last !== undefined && !sameJson(last.forms, stands.forms) };
}

async function toldBetween(
  transaction: Transaction,
  { conceptId, section, from, to }: { conceptId: string; section: ReportSection; from: number; to: number },
): Promise<string[]> {
  const rows = await transaction
    .select({
      revision: sectionRevisions.revision,
      contentHash: sectionRevisions.contentHash,
      changes: sectionRevisions.changes,
      userId: sectionRevisions.userId,
      runId: sectionRevisions.runId,
      at: sectionRevisions.createdAt,
    })
    .from(sectionRevisions)
    .where(
      and(
        eq(sectionRevisions.conceptId, conceptId),
        eq(sectionRevisions.section, section),
        gt(sectionRevisions.revision, from),
        lte(sectionRevisions.revision, to),
      ),
    )
    .orderBy(asc(sectionRevisions.revision));
  const [before, after] = [
    await readRevision(transaction, { conceptId, section }, from),
    await readRevision(transaction, { conceptId, section }, to),
  ];
  const steps = rows.map(({ runId, ...step }) => ({ ...step, section, isRun: runId !== null }));
  const found = changesBetween({ section, before: before?.content, after: after?.content }, steps);
  return found.map(({ what }) => what);
}

const changedWords = (before: VersionWords, after: VersionWords): string[] =>
  (Object.keys(labels) as (keyof VersionWords)[])
    .filter((word) => !sameJson(before[word], after[word]))
    .map((word) => labels[word]);

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

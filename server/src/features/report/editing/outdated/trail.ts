import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { RecordedChange } from "../../revisions/section-change.ts";
import type { ContentHashes } from "../../section-states.ts";
import { reportRuns, sectionRevisions } from "../../tables.ts";

/** A revision without its content. */
export interface Step {
  section: ReportSection;
  revision: number;
  contentHash: string;
  changes: RecordedChange[];
  /** The person who changed it; of a run the one who ordered it. */
  userId: string | null;
  isRun: boolean;
  at: Date;
}

/** All that was changed in a report, as far as it is kept, in the order of time. */
export type Trail = readonly Step[];

export async function readTrail(transaction: Transaction, conceptId: string): Promise<Trail> {
  const rows = await transaction
    .select({
      section: sectionRevisions.section,
      revision: sectionRevisions.revision,
      contentHash: sectionRevisions.contentHash,
      changes: sectionRevisions.changes,
      userId: sectionRevisions.userId,
      runId: sectionRevisions.runId,
      requestedBy: reportRuns.requestedBy,
      at: sectionRevisions.createdAt,
    })
    .from(sectionRevisions)
    .leftJoin(reportRuns, eq(reportRuns.id, sectionRevisions.runId))
    .where(eq(sectionRevisions.conceptId, conceptId))
    .orderBy(asc(sectionRevisions.createdAt), asc(sectionRevisions.revision));
  return rows.map(({ runId, requestedBy, userId, ...step }) => ({
    ...step,
    userId: userId ?? requestedBy,
    isRun: runId !== null,
  }));
}

/** Which revision of each section stood. */
export type Standing = Partial<Record<ReportSection, Step>>;

/** What stood of these sections at a moment, then before the last change, and so on; the first kept revision where nothing earlier is. */
export function* standingsBefore(trail: Trail, sections: readonly ReportSection[], moment: Date): Generator<Standing> {
  const steps = trail.filter(({ section }) => sections.includes(section));
  for (let end = steps.filter(({ at }) => at <= moment).length; end >= 0; end -= 1) {
    const entries = sections.map((section) => {
      const own = steps.filter((step) => step.section === section);
      return [section, steps.slice(0, end).findLast((step) => step.section === section) ?? own[0]];
    });
    yield Object.fromEntries(entries) as Standing;
  }
}

export const hashesIn = (standing: Standing): ContentHashes =>
  Object.fromEntries(Object.entries(standing).map(([section, step]) => [section, step?.contentHash ?? null]));

import type {
  ReportSection,
  ReportStatusBySection,
  SectionNote,
  SectionState,
} from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import { aggregateStatus } from "@seedbed/rules/report-status/aggregate-status";
import { reportProgress } from "@seedbed/rules/report-status/progress";
import type { ReportState } from "../concepts/exports/report-state.ts";
import { keepFingerprints } from "./revisions/kept-fingerprints.ts";
import type { Withdrawn } from "./revisions/withdrawn.ts";
import { sections } from "./sections.ts";

/** A section as stored, without its content. */
export interface StoredSection {
  section: ReportSection;
  status: "notStarted" | "waiting" | "pending" | "complete" | "error";
  startedAt: Date | null;
  completedAt: Date | null;
  error: string | null;
  notes: SectionNote[];
  origin: "model" | "draft" | "user" | null;
  fingerprint: string | null;
  /** Of what it says. */
  contentHash: string | null;
  /** What people have taken back of what it rests on. */
  withdrawn: Withdrawn[];
}

/** The hashes of what sections say; of those not written none. */
export type ContentHashes = Partial<Record<ReportSection, string | null>>;

/** The concept's own words, as far as reports are written from them. */
export interface ConceptWords {
  title: string;
  summary: string;
  overview: string;
  valueProposition: string;
  problemStatement: string;
}

/**
 * Hash of what a section is made from: the concept's words and what the sections it needs say. A stored fingerprint that differs from
 * today's tells that the section is outdated; one that is written anew and says the same outdates nothing.
 */
export function fingerprintOf(section: ReportSection, concept: ConceptWords, hashes: ContentHashes): string {
  return fingerprintWith(section, wordsAsJson(concept), hashes);
}

const wordsAsJson = ({ title, summary, overview, valueProposition, problemStatement }: ConceptWords) =>
  JSON.stringify([title, summary, overview, valueProposition, problemStatement]);

/** Of the concepts that were looked at last: some kilobytes each. */
const keptFingerprint = keepFingerprints(500);

function fingerprintWith(section: ReportSection, words: string, hashes: ContentHashes): string {
  const needs = sections[section].needs.map((need) => [need, hashes[need] ?? null]);
  return keptFingerprint(words, JSON.stringify(needs));
}

/** Where a report stands, derived from its sections alone. */
export function deriveReportState(concept: ConceptWords, stored: StoredSection[]): ReportState {
  const rows = new Map(stored.map((row) => [row.section, row]));
  const hashes = Object.fromEntries(stored.map((row) => [row.section, row.contentHash]));
  // Once for all sections: lists derive many reports.
  const words = wordsAsJson(concept);
  const bySection = Object.fromEntries(
    allSections.map((section) => [section, stateOf(rows.get(section), () => fingerprintWith(section, words, hashes))]),
  ) as ReportStatusBySection;
  const started = stored.flatMap((row) => (row.startedAt ? [row.startedAt.getTime()] : []));
  const completed = stored.flatMap((row) => (row.completedAt ? [row.completedAt.getTime()] : []));
  const reportStatus = aggregateStatus(bySection);
  return {
    reportStatus,
    reportStatusBySection: bySection,
    ...reportProgress(bySection),
    dateReportStarted: started.length > 0 ? new Date(Math.min(...started)).toISOString() : null,
    dateReportCompleted:
      reportStatus === "complete" && completed.length > 0 ? new Date(Math.max(...completed)).toISOString() : null,
  };
}

function stateOf(row: StoredSection | undefined, fingerprint: () => string): SectionState {
  if (!row)
    return { status: "notStarted", dateStarted: null, dateCompleted: null, error: null, origin: null, notes: [] };
  const restsOnLess = () => row.withdrawn.length > 0 || row.fingerprint !== fingerprint();
  const outdated = row.status === "complete" && row.fingerprint !== null && restsOnLess();
  return {
    status: outdated ? "outdated" : row.status,
    dateStarted: row.startedAt?.toISOString() ?? null,
    dateCompleted: row.completedAt?.toISOString() ?? null,
    error: row.error,
    origin: row.origin,
    notes: row.notes,
  };
}

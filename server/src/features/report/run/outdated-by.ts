import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import { type ConceptWords, deriveReportState } from "../section-states.ts";
import { sections } from "../sections.ts";
import type { RunRow, SectionRow } from "./run-store.ts";

interface WrittenRun {
  words: ConceptWords;
  run: Pick<RunRow, "sections">;
  /** With what has just been written. */
  rows: ReadonlyMap<ReportSection, SectionRow>;
}

/**
 * The sections that what a run has just written outdates, and that it is not to write already. What a person outdates meanwhile is none of them: they
 * have not asked for that.
 */
export function outdatedBy(written: ReportSection, { words, run, rows }: WrittenRun): ReportSection[] {
  const states = deriveReportState(words, [...rows.values()]).reportStatusBySection;
  return allSections.filter(
    (section) =>
      sections[section].needs.includes(written) &&
      states[section].status === "outdated" &&
      !run.sections.includes(section),
  );
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections, reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import type { RunOrder } from "../dependencies.ts";
import {
  answersGone,
  noSuchGap,
  nothingOutdated,
  nothingToRetry,
  reportComplete,
  sectionNotReady,
  sectionOutdated,
} from "../report-failures.ts";
import { sections } from "../sections.ts";
import { hasTaskAnswers } from "./kept-answers.ts";
import type { SectionRow } from "./run-store.ts";
import { gapsIn } from "./section-notes.ts";

interface ReportAsItStands {
  rows: ReadonlyMap<ReportSection, SectionRow>;
  outdated: readonly ReportSection[];
  /** Sections with gaps that are up to date, whose other answers are kept. */
  fillable: readonly ReportSection[];
  /** Those whose answers are not kept any more. */
  forgotten: readonly ReportSection[];
}

/** What a run is to write, as its row says. */
interface ChosenSections {
  chosen: ReportSection[];
  filling?: ReportSection[];
  part?: string;
}

/** Which sections have gaps that can be asked for alone. */
export async function sectionsToFill(
  transaction: Transaction,
  rows: ReportAsItStands["rows"],
  outdated: readonly ReportSection[],
): Promise<Pick<ReportAsItStands, "fillable" | "forgotten">> {
  const fillable: ReportSection[] = [];
  const forgotten: ReportSection[] = [];
  for (const { conceptId, section, status, notes } of rows.values()) {
    if (status !== "complete" || outdated.includes(section) || gapsIn(notes).length === 0) continue;
    const isKept = await hasTaskAnswers(transaction, { conceptId, section });
    (isKept ? fillable : forgotten).push(section);
  }
  return { fillable, forgotten };
}

/** The sections that an order is about. Throws a conflict when there is nothing to do, or it cannot be done. */
export function chooseSections(order: RunOrder, report: ReportAsItStands): ChosenSections {
  const { rows, outdated, fillable, forgotten } = report;
  const missing = allSections.filter((section) => rows.get(section)?.status !== "complete");
  switch (order.kind) {
    case "missing": {
      const chosen = allSections.filter((section) => missing.includes(section) || outdated.includes(section));
      if (chosen.length === 0) throw reportComplete();
      return { chosen };
    }
    case "failed": {
      const hasFailed = [...rows.values()].some((row) => row.status === "error");
      if (!hasFailed && fillable.length === 0) throw forgotten.length > 0 ? answersGone() : nothingToRetry();
      const failed = hasFailed ? missing : [];
      const chosen = allSections.filter((section) => failed.includes(section) || fillable.includes(section));
      return { chosen, filling: [...fillable] };
    }
    case "part": {
      const { section, part } = order;
      const row = rows.get(section);
      if (row?.status !== "complete" || !gapsIn(row.notes).some((gap) => gap.part === part)) throw noSuchGap();
      if (outdated.includes(section)) throw sectionOutdated();
      if (!fillable.includes(section)) throw answersGone();
      return { chosen: [section], filling: [section], part };
    }
    case "anew":
      return { chosen: writable(order.sections, missing) };
    case "outdated": {
      const chosen = outdated.filter((section) => order.sections?.includes(section) ?? true);
      if (chosen.length === 0) throw nothingOutdated();
      return { chosen: writable(chosen, missing) };
    }
  }
}

/** The wanted sections in their order. Throws a conflict when one is written from another that is missing. */
function writable(wanted: readonly ReportSection[], missing: readonly ReportSection[]): ReportSection[] {
  for (const section of wanted) {
    const absent = sections[section].needs.find((need) => missing.includes(need) && !wanted.includes(need));
    if (absent) throw sectionNotReady(reportSectionLabels[absent].toLowerCase());
  }
  return allSections.filter((section) => wanted.includes(section));
}

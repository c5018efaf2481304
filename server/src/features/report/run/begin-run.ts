import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections, reportSectionLabels } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import { announceConcept } from "../../concepts/exports/announce-concept.ts";
import { conceptNotFound } from "../../concepts/exports/concept-failures.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { RunInput, RunOrder } from "../dependencies.ts";
import { readReportStates } from "../read-report-states.ts";
import { nothingToRetry, reportComplete, reportRunning, sectionNotReady } from "../report-failures.ts";
import { sections } from "../sections.ts";
import {
  findRun,
  findRunningRuns,
  forgetTaskAnswers,
  insertRun,
  lockConcept,
  readSections,
  type SectionRow,
  writeSection,
} from "./run-store.ts";

/**
 * Marks what a run will write and gives the sections that can start at once. Asking again for the same run changes nothing and
 * gives the same answer, so a crash between the order and its start loses nothing.
 * Throws a conflict when the concept's report is being written already or there is nothing to do.
 */
export async function beginRun(transaction: Transaction, input: RunInput, now: Date): Promise<ReportSection[]> {
  const { accountId, conceptId, runId } = input;
  if (!(await lockConcept(transaction, conceptId))) throw conceptNotFound();
  const rows = new Map((await readSections(transaction, conceptId)).map((row) => [row.section, row]));
  const known = await findRun(transaction, runId);
  if (known)
    return known.status === "running"
      ? [...rows.values()].filter((row) => row.runId === runId && row.status === "pending").map((row) => row.section)
      : [];
  if ((await findRunningRuns(transaction, conceptId)).length > 0) throw reportRunning();
  const { concept } = await requireConcept(transaction, conceptId, input.userId);
  const report = (await readReportStates(transaction, [concept.id])).get(concept.id);
  const outdated = allSections.filter((section) => report?.reportStatusBySection[section].status === "outdated");
  const chosen = chooseSections(input.order, rows, outdated);
  await insertRun(transaction, {
    id: runId,
    accountId,
    conceptId,
    requestedBy: input.userId,
    sections: chosen,
    startedAt: now,
  });
  const ready = chosen.filter((section) => sections[section].needs.every((need) => !chosen.includes(need)));
  for (const section of chosen) {
    if (input.order.kind === "anew" || outdated.includes(section))
      await forgetTaskAnswers(transaction, conceptId, section);
    const starts = ready.includes(section);
    await writeSection(
      transaction,
      { accountId, conceptId, section },
      { status: starts ? "pending" : "waiting", runId, startedAt: starts ? now : null, error: null },
    );
  }
  await announceConcept({ readReportStates }, transaction, { ...input, eventType: "started" });
  return ready;
}

function chooseSections(
  order: RunOrder,
  rows: Map<ReportSection, SectionRow>,
  outdated: ReportSection[],
): ReportSection[] {
  const missing = allSections.filter((section) => rows.get(section)?.status !== "complete");
  switch (order.kind) {
    case "missing": {
      const chosen = allSections.filter((section) => missing.includes(section) || outdated.includes(section));
      if (chosen.length === 0) throw reportComplete();
      return chosen;
    }
    case "failed": {
      if (![...rows.values()].some((row) => row.status === "error")) throw nothingToRetry();
      return missing;
    }
    case "anew": {
      for (const section of order.sections) {
        const absent = sections[section].needs.find((need) => missing.includes(need) && !order.sections.includes(need));
        if (absent) throw sectionNotReady(reportSectionLabels[absent].toLowerCase());
      }
      return allSections.filter((section) => order.sections.includes(section));
    }
  }
}

import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections as allSections } from "@seedbed/contract/concepts/vocabulary";
import type { Transaction } from "../../../platform/database/database.ts";
import { announceConcept } from "../../concepts/exports/announce-concept.ts";
import { requireConceptToChange } from "../../concepts/exports/get-concept.ts";
import type { RunInput, RunOrder } from "../dependencies.ts";
import { readReportStates } from "../read-report-states.ts";
import { reportRunning } from "../report-failures.ts";
import { sections } from "../sections.ts";
import { chooseSections, sectionsToFill } from "./choose-sections.ts";
import { forgetTaskAnswers } from "./kept-answers.ts";
import { findForms, findRunningRuns, insertRun, readSections, writeSections } from "./run-store.ts";

/**
 * Marks what a run will write and gives the sections that can start at once.
 * Throws `not_found`, and a conflict when the concept's report is being written already or there is nothing to do.
 */
export async function beginRun(transaction: Transaction, input: RunInput, now: Date): Promise<ReportSection[]> {
  const { accountId, conceptId, runId } = input;
  const { concept } = await requireConceptToChange(transaction, conceptId, input.userId);
  const rows = new Map((await readSections(transaction, conceptId)).map((row) => [row.section, row]));
  if ((await findRunningRuns(transaction, conceptId)).length > 0) throw reportRunning();
  const report = (await readReportStates(transaction, [concept.id])).get(concept.id);
  const outdated = allSections.filter((section) => report?.reportStatusBySection[section].status === "outdated");
  const fillable = await sectionsToFill(transaction, rows, outdated);
  const { chosen, filling = [], part = null } = chooseSections(input.order, { rows, outdated, ...fillable });
  const failed =
    chosen.includes("overview") && rows.get("overview")?.status === "error" ? rows.get("overview") : undefined;
  // A Retry of what was to bring another form still brings it.
  const forms = input.order.kind === "anew" ? input.order.forms : await findForms(transaction, failed?.runId);
  await insertRun(transaction, {
    id: runId,
    accountId,
    conceptId,
    requestedBy: input.userId,
    sections: chosen,
    filling,
    part,
    follows: isForAll(input.order),
    forms: forms ?? null,
    startedAt: now,
  });
  const ready = chosen.filter((section) => sections[section].needs.every((need) => !chosen.includes(need)));
  for (const section of chosen)
    if (input.order.kind === "anew" || outdated.includes(section))
      await forgetTaskAnswers(transaction, { conceptId, section });
  const begun = chosen.map((section) =>
    ready.includes(section)
      ? { section, status: "pending" as const, startedAt: now }
      : { section, status: "waiting" as const, startedAt: null },
  );
  await writeSections(transaction, { accountId, conceptId, runId }, begun);
  await announceConcept({ readReportStates }, transaction, { ...input, eventType: "started" });
  return ready;
}

/** Whether the whole report is to be current in the end: whoever names sections has chosen those alone. */
const isForAll = (order: RunOrder) =>
  order.kind === "missing" || (order.kind === "outdated" && order.sections === undefined);

import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { EditReportInput } from "../../../src/features/ai-editing/tasks/edit-report/edit-input.ts";
import type { ConceptBrief } from "../../../src/features/concepts/exports/concept-brief.ts";
import { outlineOf } from "../../../src/features/report/exports/report-outline.ts";
import type { StandingPart } from "../../../src/features/report/exports/standing-report.ts";
import { noMarks } from "../../../src/features/report/revisions/section-change.ts";
import { sections } from "../../../src/features/report/sections.ts";
import type { FinishedSections } from "../../../src/features/report/writing/writing-tools.ts";
import { refillDepots } from "../../concept-briefs.ts";
import { draftTools } from "../../draft-tools.ts";

/** A drafted report as it stands. */
export async function draftedReport(brief: ConceptBrief = refillDepots): Promise<StandingPart[]> {
  const finished: FinishedSections = {};
  const tools = draftTools(brief, finished);
  for (const name of reportSections) Object.assign(finished, { [name]: await sections[name].write(tools) });
  return reportSections.map((section) => ({ section, revision: 1, content: finished[section], marks: noMarks }));
}

/** What is asked of the AI about a report: of a drafted one, with nothing selected and nothing said before. */
export function editAsked(
  report: readonly StandingPart[],
  message: string,
  more: Partial<EditReportInput> = {},
): EditReportInput {
  const { outline } = outlineOf(report);
  return {
    brief: refillDepots,
    ...outline,
    passages: [],
    said: [],
    open: [],
    outdated: [],
    message,
    document: null,
    picture: null,
    scope: null,
    ...more,
  };
}

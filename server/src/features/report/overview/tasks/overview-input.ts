import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import type { ReportDigest } from "../../writing/digest.ts";

/** What overview and summaries are written from: the concept and the finished report in short. */
export interface OverviewInput {
  brief: ConceptBrief;
  report: ReportDigest;
}

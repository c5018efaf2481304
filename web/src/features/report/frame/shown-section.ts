import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { sectionRoutes } from "@seedbed/contract/report/routes";
import type { QueryKey } from "@tanstack/react-query";
import type { ReportTab } from "./report-tab.ts";

/** A route that writes sections anew. */
export type AnewRoute = Extract<keyof typeof sectionRoutes, `POST ${string}/generate`>;

/** A section of a report: all that its pages need to read it, to say why it is not there, and to write it anew. */
export interface ShownSection<Name extends ReportSection> {
  name: Name;
  /** Sections may share one. */
  tab: ReportTab;
  /** What the page says when there is nothing yet. */
  emptyTitle: string;
  /** Options of a query; what it reads stays known where the section is shown. */
  query(conceptId: string): { queryKey: QueryKey };
  writtenAnewBy: AnewRoute;
  /** What is said when it could not be written. */
  writingFailed?: string;
}

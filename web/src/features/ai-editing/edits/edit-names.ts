import type { Edit } from "@seedbed/contract/ai-editing/schemas";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSectionLabels, reportSections } from "@seedbed/contract/concepts/vocabulary";

/** Where an edit is: its section, and what it is about there, where that is one thing. */
export function placeOf({ section, changes }: Edit): string {
  const abouts = [...new Set(changes.map(({ fieldName }) => fieldName))];
  const [only] = abouts;
  const label = reportSectionLabels[section];
  return abouts.length === 1 && only && only !== label ? `${label}, ${only}` : label;
}

/** Sections by their names, in the order of the report: "Overview, Assumptions". */
export const sectionNames = (sections: readonly ReportSection[]): string =>
  reportSections
    .filter((section) => sections.includes(section))
    .map((section) => reportSectionLabels[section])
    .join(", ");

export const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { useQueries } from "@tanstack/react-query";
import { sections } from "../../sections.ts";
import { type FoundText, textsOf } from "./texts-of.ts";

/** All texts of a report. Sections that no page has asked for are asked for now; those that are not written have none. */
export function useReportTexts(conceptId: string): { texts: FoundText[]; isLoading: boolean } {
  return useQueries({
    queries: reportSections.map((section) => sections[section].query(conceptId)),
    combine: (results) => ({
      texts: results.flatMap(({ data }, index) => {
        const section = reportSections[index];
        return section ? textsOf(section, data) : [];
      }),
      isLoading: results.some(({ isLoading }) => isLoading),
    }),
  });
}

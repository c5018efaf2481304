import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { outdatedQuery } from "../frame/current/outdated-query.ts";

const none: ReadonlySet<string> = new Set();

/** By their uuids: those of the section around here that were rejected since it was written. */
export const RejectedSources = createContext(none);
export const useRejectedSources = (): ReadonlySet<string> => useContext(RejectedSources);

/**
 * The sources of a section that were rejected since it was written: what rests on them stands there until it is written anew. Nothing is asked for
 * them, for the notice on what is outdated knows them.
 */
export function useRejectedIn(conceptId: string, section: ReportSection): ReadonlySet<string> {
  const { data = none } = useQuery({
    ...outdatedQuery(conceptId),
    enabled: false,
    select: ({ sections }) => {
      const causes = sections.find((each) => each.section === section)?.causes ?? [];
      return new Set(causes.flatMap(({ withdrawn }) => (withdrawn?.kind === "source" ? [withdrawn.uuid] : [])));
    },
  });
  return data;
}

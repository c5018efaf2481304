import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { sections } from "../../src/features/report/sections.ts";
import type { FinishedSections } from "../../src/features/report/writing/writing-tools.ts";
import { liftMaintenance, refillDepots } from "../concept-briefs.ts";
import { draftTools } from "../draft-tools.ts";

/** All sections as the drafter writes them: of a concept that earns, and of one that saves. */
export function draftedReports(): Promise<FinishedSections[]> {
  return Promise.all(
    [refillDepots, liftMaintenance].map(async (brief) => {
      const finished: FinishedSections = {};
      for (const name of reportSections)
        Object.assign(finished, { [name]: await sections[name].write(draftTools(brief, finished)) });
      return finished;
    }),
  );
}

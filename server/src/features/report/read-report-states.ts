import type { ReadReportStates } from "../concepts/exports/report-state.ts";
import { readSectionsOf, readSectionsThen } from "./run/run-store.ts";
import { deriveReportState } from "./section-states.ts";

/** Where the reports of these concepts stand, or where that of one stood in a version. */
export const readReportStates: ReadReportStates = async (transaction, conceptIds, version) => {
  if (version !== undefined) {
    const then = await readSectionsThen(transaction, version);
    return new Map(then ? [[then.conceptId, deriveReportState(then.words, then.sections)]] : []);
  }
  const concepts = await readSectionsOf(transaction, conceptIds);
  return new Map(concepts.map(({ conceptId, words, sections }) => [conceptId, deriveReportState(words, sections)]));
};

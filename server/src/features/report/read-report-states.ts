import type { ReadReportStates } from "../concepts/exports/report-state.ts";
import { readSectionsOf } from "./run/run-store.ts";
import { deriveReportState } from "./section-states.ts";

/** Where the reports of these concepts stand. */
export const readReportStates: ReadReportStates = async (transaction, conceptIds) => {
  const concepts = await readSectionsOf(transaction, conceptIds);
  return new Map(concepts.map(({ conceptId, words, sections }) => [conceptId, deriveReportState(words, sections)]));
};

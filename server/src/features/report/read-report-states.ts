import type { ReadReportStates } from "../concepts/operations/report-state.ts";
import { readSectionsOf } from "./run-store.ts";
import { type ConceptWords, deriveReportState, type StoredSection } from "./section-states.ts";

/** Where the reports of these concepts stand. */
export const readReportStates: ReadReportStates = async (transaction, conceptIds) => {
  const rows = await readSectionsOf(transaction, conceptIds);
  const byConcept = new Map<string, { words: ConceptWords; sections: StoredSection[] }>();
  for (const { conceptId, words, section, status, ...rest } of rows) {
    const entry = byConcept.get(conceptId) ?? { words, sections: [] };
    if (section && status) entry.sections.push({ section, status, ...rest });
    byConcept.set(conceptId, entry);
  }
  return new Map([...byConcept].map(([id, { words, sections }]) => [id, deriveReportState(words, sections)]));
};

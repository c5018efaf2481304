import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../platform/database/database.ts";
import { type ConceptWithPeople, changeFoundConcept } from "../store.ts";
import type { VersionWords } from "../tables.ts";
import { changedWords, momentAfter } from "../word-changes.ts";
import type { StoredForms } from "./feature-versions-of.ts";

/** Gives a concept that the transaction holds these words and forms, by a person, and the concept as it is then; the same ones change nothing. */
export async function takeWords(
  transaction: Transaction,
  found: ConceptWithPeople,
  { words, forms, by, at }: { words: VersionWords; forms: StoredForms; by: string; at: Date },
): Promise<ConceptWithPeople> {
  const { concept } = found;
  const change = { ...words, featureVersions: forms };
  if (Object.entries(change).every(([name, value]) => isDeepStrictEqual(value, concept[name as keyof typeof change])))
    return found;
  const updatedAt = momentAfter(concept.updatedAt, at);
  const changed = changedWords(concept, words, { by, at: updatedAt.toISOString() });
  return changeFoundConcept(transaction, found, {
    ...change,
    wordChanges: { ...concept.wordChanges, ...changed },
    updatedAt,
    userId: by,
  });
}

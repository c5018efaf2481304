import { isDeepStrictEqual } from "node:util";
import type { GeneratedConceptFields } from "@seedbed/contract/incubation/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { mapParts } from "../parts-rest-on.ts";
import { generatedConceptNotFound } from "../seed-failures.ts";
import { type GeneratedConceptRow, updateGeneratedConcept } from "../store/generated-concepts.ts";
import { isSaved, type SeedWork } from "./load-seed.ts";

/**
 * Stores what a person changed of a generated concept. What was changed no longer rests on answers but on the person. One that
 * is in the bank stays as it is: it is edited there. Throws `not_found` for a concept that is not the seed's.
 */
export async function storeEditedConcept(
  transaction: Transaction,
  work: SeedWork,
  fields: GeneratedConceptFields,
): Promise<GeneratedConceptRow> {
  const concept = work.generatedConcepts.find((candidate) => candidate.id === fields.uuid);
  if (!concept) throw generatedConceptNotFound();
  const { uuid, ...texts } = fields;
  if (isSaved(work, concept) || saysTheSame(concept, texts)) return concept;
  const restsOn = mapParts(concept.restsOn, (identifiers, part) =>
    isDeepStrictEqual(concept[part], texts[part]) ? identifiers : [],
  );
  const edited = { ...texts, restsOn, origin: "user" as const };
  await updateGeneratedConcept(transaction, uuid, edited);
  return { ...concept, ...edited };
}

function saysTheSame(concept: GeneratedConceptRow, texts: Omit<GeneratedConceptFields, "uuid">): boolean {
  return (Object.keys(texts) as (keyof typeof texts)[]).every((name) => isDeepStrictEqual(concept[name], texts[name]));
}

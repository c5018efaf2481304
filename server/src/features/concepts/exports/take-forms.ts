import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { ConceptWithPeople } from "../store.ts";
import { concepts } from "../tables.ts";
import { featureVersionsOf } from "./feature-versions-of.ts";

/**
 * Gives a concept that the transaction holds other forms, and the concept as it is then. Nobody has changed its words: who changed it last,
 * and when, stays.
 */
export async function takeForms(
  transaction: Transaction,
  found: ConceptWithPeople,
  forms: Partial<FeatureVersions>,
): Promise<ConceptWithPeople> {
  const { concept } = found;
  const featureVersions = { ...featureVersionsOf(concept.featureVersions), ...forms };
  await transaction.update(concepts).set({ featureVersions }).where(eq(concepts.id, concept.id));
  return { ...found, concept: { ...concept, featureVersions } };
}

import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { eq } from "drizzle-orm";
import { createConcept, type NewConcept } from "../src/features/concepts/operations/create-concept.ts";
import { concepts } from "../src/features/concepts/tables.ts";
import { readReportStates } from "../src/features/report/read-report-states.ts";
import type { Database } from "../src/platform/database/database.ts";
import type { Member } from "../src/platform/http/actor.ts";

export interface BankedConcept extends Partial<NewConcept> {
  status?: ConceptStatus;
  createdAt?: Date;
}

/** Puts a concept of this person's into the bank, without a seed; gives its uuid and identifier. */
export function bankConcept(
  { database }: { database: Pick<Database, "withTenant"> },
  person: Pick<Member, "accountId" | "userId">,
  { status, createdAt, ...words }: BankedConcept = {},
): Promise<{ id: string; identifier: string }> {
  return database.withTenant(person, async (transaction) => {
    const clock = () => createdAt ?? new Date();
    const concept = {
      title: "Refill depot",
      summary: "Soap by weight for shared offices",
      overview: "A depot in the basement refills soap and detergent by weight.",
      valueProposition: "No boxes, no Monday overflow.",
      problemStatement: "Every tenant orders small boxes at retail prices.",
      differentiators: [{ order: 0, description: "It stands in the building" }],
      rightsToWin: [{ order: 0, description: "We already deliver to these buildings" }],
      seedId: null,
      ...words,
    };
    const { conceptId, identifier } = await createConcept({ clock, readReportStates }, transaction, {
      actor: person,
      concept,
    });
    if (status) await transaction.update(concepts).set({ status }).where(eq(concepts.id, conceptId));
    return { id: conceptId, identifier };
  });
}

/** Words of a sector that is clear, so that drafts name companies of the directory. */
export const wordsOfFood = {
  title: "Oat drinks from the mill",
  summary:
    "A plant-based oat drink and a protein snack from leftover flour of a mill, where canteens drink coffee: bread and meat waste less.",
} as const satisfies Partial<NewConcept>;

import type { Transaction } from "../../../platform/database/database.ts";
import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../dependencies.ts";

/** Everything a report is written from. Throws `not_found` when the concept is gone. */
export async function loadBrief(
  { readCompany, readSeedBrief }: Pick<ReportDependencies, "readCompany" | "readSeedBrief">,
  transaction: Transaction,
  { userId, conceptId }: { userId: string; conceptId: string },
): Promise<ConceptBrief> {
  const { concept } = await requireConcept(transaction, conceptId, userId);
  const inOrder = (items: { order: number; description: string }[]) =>
    [...items].sort((a, b) => a.order - b.order).map((item) => item.description);
  return {
    company: await readCompany(transaction),
    concept: {
      title: concept.title,
      summary: concept.summary,
      overview: concept.overview,
      problemStatement: concept.problemStatement,
      valueProposition: concept.valueProposition,
      differentiators: inOrder(concept.differentiators),
      rightsToWin: inOrder(concept.rightsToWin),
    },
    seed: concept.seedId
      ? await readSeedBrief(transaction, concept.seedId, concept.id)
      : { answers: [], clarifications: [] },
  };
}

import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ChangedPlan, ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { type AskedConcept, requireConcept } from "../../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { conceptWords } from "../../operations/concept-words.ts";
import { madeFrom } from "./made-from.ts";
import { findPlan, storePlan } from "./plan-store.ts";
import { presentPlan } from "./present-plan.ts";

type Dependencies = Pick<ReportDependencies, "database" | "clock" | "library" | "research">;

/** Stores a plan as a person wants it; of two who change it at once the last has the last word. Throws `not_found`. */
export async function changePlan(
  dependencies: Dependencies,
  { actor, reference }: AskedConcept,
  { wishes, questions }: ChangedPlan,
): Promise<ResearchPlan> {
  const { database, clock } = dependencies;
  return database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, actor.userId);
    const before = await findPlan(transaction, concept.id);
    const words = conceptWords(concept);
    const known = new Set<string>();
    const plan = {
      accountId: actor.accountId,
      conceptId: concept.id,
      wishes,
      questions: questions.map(({ uuid, ...question }) => {
        const own = uuid && !known.has(uuid) ? uuid : randomUUID();
        known.add(own);
        return { ...question, uuid: own };
      }),
      changedBy: actor.userId,
      changedAt: clock(),
    };
    // Who changes questions has looked at them; other wishes alone leave them older than these.
    const isLookedAt = !isDeepStrictEqual(plan.questions, before?.questions ?? []);
    const row = { ...plan, madeFrom: isLookedAt ? madeFrom(words, wishes) : (before?.madeFrom ?? null) };
    await storePlan(transaction, row);
    return presentPlan(dependencies, transaction, { plan: row, concept: words });
  });
}

import type { ResearchPlan } from "@seedbed/contract/report/research/schemas";
import { Failure } from "../../../../platform/failure.ts";
import { TaskFailed } from "../../../../platform/model/task-failed.ts";
import { type AskedConcept, requireConcept } from "../../../concepts/exports/get-concept.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { loadBrief } from "../../operations/load-brief.ts";
import type { MakePlan } from "./make-plan.ts";
import { presentPlan } from "./present-plan.ts";

/**
 * The plan of a concept's research, made where there is none, or anew where a person wants it. Throws `not_found`, a conflict where nothing is researched, and `unavailable` when the
 * model does not deliver.
 */
export async function orderPlan(
  dependencies: ReportDependencies,
  makePlan: MakePlan,
  { actor, reference, anew }: AskedConcept & { anew: boolean },
): Promise<ResearchPlan> {
  const { database, research } = dependencies;
  const { accountId, userId } = actor;
  const { conceptId, brief } = await database.withTenant(actor, async (transaction) => {
    const { concept } = await requireConcept(transaction, reference, userId);
    return {
      conceptId: concept.id,
      brief: await loadBrief(dependencies, transaction, { userId, conceptId: concept.id }),
    };
  });
  if (!research)
    throw new Failure("conflict", "Nothing is researched here: no search service or no model is connected.");
  const caller = { accountId, userId, signal: new AbortController().signal };
  const plan = await makePlan({ caller, conceptId, brief, anew }).catch((error: unknown) => {
    if (!(error instanceof TaskFailed)) throw error;
    throw new Failure("unavailable", error.sentence, error.retryable ? { retryAfter: 10 } : {});
  });
  return database.withTenant(actor, (transaction) =>
    presentPlan(dependencies, transaction, { plan, concept: brief.concept }),
  );
}

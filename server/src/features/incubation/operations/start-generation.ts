import { randomUUID } from "node:crypto";
import type { GenerateConcepts } from "@seedbed/contract/incubation/schemas";
import { conceptsPerRun } from "@seedbed/contract/limits";
import type { Member } from "../../../platform/http/actor.ts";
import type { Workflow } from "../../../platform/workflows/workflows.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import type { GenerationInput } from "../generation-input.ts";
import { assertMayGenerate } from "../policy.ts";
import { allConceptsKept, seedWithoutAnswers } from "../seed-failures.ts";
import { updateGeneratedConcept } from "../store/generated-concepts.ts";
import { changeSeed } from "./change-seed.ts";
import { storeEditedConcept } from "./edit-generated-concept.ts";
import { loadSeed, requireLockedSeed } from "./load-seed.ts";

interface GeneratingDependencies extends Pick<IncubationDependencies, "database" | "clock" | "bank" | "workflows"> {
  generation: Workflow<GenerationInput>;
}

/**
 * Begins to write concepts; they replace those that are neither saved nor among `concepts`, once they are written. The work is
 * durable when this returns. Throws `not_found`, and a conflict for a seed that is archived, without answers or being written
 * from already, and when every place is taken by a kept concept.
 */
export async function startGeneration(
  dependencies: GeneratingDependencies,
  member: Member,
  { seedId, request }: { seedId: string; request: GenerateConcepts },
): Promise<{ status: "pending"; workflowUuid: string }> {
  const { database, workflows, generation } = dependencies;
  const kept = request.concepts ?? [];
  const generationId = randomUUID();
  const { accountId, userId } = member;
  await database.withTenant(member, async (transaction) => {
    const seed = await requireLockedSeed(transaction, seedId);
    assertMayGenerate(seed);
    const work = await loadSeed(dependencies, transaction, seedId);
    if (work.answers.length === 0) throw seedWithoutAnswers();
    if (kept.length >= conceptsPerRun) throw allConceptsKept();
    for (const fields of kept) {
      await storeEditedConcept(transaction, work, fields);
      // What carries the id of the running generation stays when the new concepts come.
      await updateGeneratedConcept(transaction, fields.uuid, { generationId });
    }
    const change = {
      generationId,
      generationStatus: "running",
      generationMessage: null,
      generationInstructions: request.user_generation_instructions ?? "",
    } as const;
    await changeSeed(dependencies, transaction, { changer: member, seed, change });
  });
  // The seed's state first: it refuses a second generation. Should this server die in between, `resumeLostGenerations` finds
  // the generation without a workflow and starts it.
  await workflows.start(generation, generationId, { accountId, userId, seedId, generationId });
  return { status: "pending", workflowUuid: generationId };
}

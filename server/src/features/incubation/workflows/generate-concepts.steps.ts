import type { ConceptGenerationStream } from "@seedbed/contract/incubation/events";
import { conceptGenerationMax } from "@seedbed/contract/limits";
import { isOutage } from "../../../platform/database/outage.ts";
import type { ModelGateway } from "../../../platform/model/gateway.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import { publish } from "../../../platform/realtime/publish.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import type { GenerationInput } from "../generation-input.ts";
import { changeSeed } from "../operations/change-seed.ts";
import { loadSeed, type SeedWork, unsavedConcepts } from "../operations/load-seed.ts";
import { presentConceptInWriting } from "../present-generated-concept.ts";
import { insertGeneratedConcepts, removeGeneratedConcepts } from "../store/generated-concepts.ts";
import { lockSeed, type SeedRow } from "../store/seeds.ts";
import type { GeneratedTexts } from "../tasks/generate-concepts/output.ts";
import { conceptsInWriting } from "./concepts-in-writing.ts";
import { loadGenerationTaskInput, newConceptRows, remainingConcepts } from "./generation-content.ts";
import { timeLimit } from "./time-limit.ts";
import { writeDifferentConcepts } from "./write-different-concepts.ts";

const tookTooLong = "Writing the concepts took longer than 2 minutes. Try again.";
const eventName = "stream.structured.concept.generation";

export type WriteOutcome = { kind: "written" | "obsolete" } | { kind: "failed"; sentence: string };

/**
 * Asks for the concepts, passes them on while they are being written, and stores them together with the seed's state and the
 * event that says so. A generation that is over (stored before a crash, discarded, its seed deleted) asks nothing; one that
 * takes longer than `longest` milliseconds is given up.
 */
export async function writeConcepts(
  dependencies: IncubationDependencies,
  input: GenerationInput,
  { signal, longest = conceptGenerationMax }: { signal: AbortSignal; longest?: number },
): Promise<WriteOutcome> {
  const { hub, log } = dependencies;
  const { availability } = dependencies.database;
  // A second call that cannot be made in an outage does not throw away what the first one answered.
  const gateway: Pick<ModelGateway, "runTask"> = {
    runTask: (task, taskInput, context) =>
      availability.throughOutages(() => dependencies.gateway.runTask(task, taskInput, context), context.signal),
  };
  const prepared = await loadGenerationTaskInput(dependencies, input);
  if (!prepared) return { kind: "obsolete" };
  const { taskInput, remaining } = prepared;
  const limit = timeLimit(longest, signal);
  try {
    const { output, origin } = await writeDifferentConcepts({ gateway, log }, taskInput, {
      accountId: input.accountId,
      userId: input.userId,
      idempotencyKey: `generate-concepts/${input.generationId}`,
      signal: limit.signal,
      onConcepts: (partials) => {
        const written = conceptsInWriting(input.generationId, partials, remaining);
        const concepts = [...remaining.map(presentConceptInWriting), ...written];
        hub.pass(input, eventName, streamEvent(input, "delta", { concepts, origin: null }));
      },
    });
    // Held until they can be stored: only the writing has a limit.
    const isStored = await availability.throughOutages(
      () => storeConcepts(dependencies, input, { texts: output.concepts, origin }),
      signal,
    );
    return { kind: isStored ? "written" : "obsolete" };
  } catch (error) {
    // The step begins again when the database is back.
    if (isOutage(error)) throw error;
    if (limit.isOver()) return { kind: "failed", sentence: tookTooLong };
    if (error instanceof TaskFailed) return { kind: "failed", sentence: error.sentence };
    // A step that throws would leave the seed waiting for ever.
    log.error({ err: error, generationId: input.generationId }, "concepts could not be generated");
    return { kind: "failed", sentence: "Unexpected error occurred." };
  } finally {
    limit.clear();
  }
}

/** Marks the generation as failed, for the seed and for the person who waits. What was there before stays. */
export async function giveUp(
  dependencies: Pick<IncubationDependencies, "database" | "clock">,
  input: GenerationInput,
  sentence: string,
): Promise<void> {
  await dependencies.database.withTenant(input, async (transaction) => {
    const seed = await lockSeed(transaction, input.seedId);
    if (!seed || !isRunning(seed, input)) return;
    const change = { generationStatus: "failed", generationMessage: sentence } as const;
    await changeSeed(dependencies, transaction, { changer: byItself(input), seed, change });
    const event = streamEvent(input, "error", { concepts: [], origin: null });
    publish(transaction, input, { type: eventName, data: { ...event, message: sentence } });
  });
}

async function storeConcepts(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  input: GenerationInput,
  { texts, origin }: { texts: GeneratedTexts[]; origin: "model" | "draft" },
): Promise<boolean> {
  return dependencies.database.withTenant(input, async (transaction) => {
    const seed = await lockSeed(transaction, input.seedId);
    if (!seed || !isRunning(seed, input)) return false;
    const work = await loadSeed(dependencies, transaction, seed.id);
    const remaining = remainingConcepts(work, input.generationId);
    await removeGeneratedConcepts(transaction, replacedIds(work, input.generationId));
    const rows = newConceptRows(input, work, { texts, remaining, origin });
    await insertGeneratedConcepts(transaction, rows);
    const change = { generationStatus: "idle", generationMessage: null } as const;
    await changeSeed(dependencies, transaction, { changer: byItself(input), seed, change });
    const concepts = [...remaining, ...rows].map(presentConceptInWriting);
    publish(transaction, input, { type: eventName, data: streamEvent(input, "done", { concepts, origin }) });
    return true;
  });
}

const byItself = ({ accountId }: GenerationInput) => ({ accountId, userId: null });

const isRunning = (seed: SeedRow, input: GenerationInput) =>
  seed.generationStatus === "running" && seed.generationId === input.generationId;

function replacedIds(work: SeedWork, generationId: string): string[] {
  return unsavedConcepts(work)
    .filter((concept) => concept.generationId !== generationId)
    .map((concept) => concept.id);
}

function streamEvent(
  input: GenerationInput,
  stage: ConceptGenerationStream["stage"],
  content: ConceptGenerationStream["content"],
): ConceptGenerationStream {
  return { stage, context: { seedUuid: input.seedId, workflowUuid: input.generationId }, content };
}

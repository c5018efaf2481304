import { conceptsPerRun } from "@seedbed/contract/limits";
import type { IncubationDependencies } from "../dependencies.ts";
import { generatedConceptId } from "../generated-concept-id.ts";
import type { GenerationInput } from "../generation-input.ts";
import { answersInWords } from "../operations/answers-in-words.ts";
import { loadBrief } from "../operations/load-brief.ts";
import { isSaved, loadSeed, type SeedWork } from "../operations/load-seed.ts";
import { mapParts } from "../parts-rest-on.ts";
import type { GeneratedConceptRow } from "../store/generated-concepts.ts";
import { findSeed } from "../store/seeds.ts";
import type { GeneratedTexts } from "../tasks/generate-concepts/output.ts";
import type { GenerateConceptsInput } from "../tasks/generate-concepts/prompt.ts";

const mostKnownConcepts = 6;

/** What a generation is written from; undefined when it is over: stored already, discarded, or its seed deleted. */
export async function loadGenerationTaskInput(
  dependencies: Pick<IncubationDependencies, "database" | "bank" | "readCompany">,
  input: GenerationInput,
): Promise<{ taskInput: GenerateConceptsInput; remaining: GeneratedConceptRow[] } | undefined> {
  return dependencies.database.withTenant(input, async (transaction) => {
    const seed = (await findSeed(transaction, input.seedId))?.seed;
    if (seed?.generationStatus !== "running" || seed.generationId !== input.generationId) return undefined;
    const work = await loadSeed(dependencies, transaction, seed.id);
    const remaining = remainingConcepts(work, input.generationId);
    const kept = remaining.filter((concept) => concept.generationId === input.generationId);
    const taskInput = {
      brief: await loadBrief(dependencies, transaction, work),
      existing: titlesOf(remaining),
      dropped: titlesOf(work.generatedConcepts.filter((concept) => !remaining.includes(concept))),
      instructions: seed.generationInstructions,
      count: Math.max(1, conceptsPerRun - kept.length),
    };
    return { taskInput, remaining };
  });
}

// A seed that was generated from again and again would crowd the prompt: the newest count.
const titlesOf = (concepts: readonly GeneratedConceptRow[]) =>
  concepts.slice(-mostKnownConcepts).map(({ title, summary }) => ({ title, summary }));

/** The concepts that stay beside the new ones: those in the bank, and those the person keeps. */
export function remainingConcepts(work: SeedWork, generationId: string): GeneratedConceptRow[] {
  return work.generatedConcepts.filter((concept) => isSaved(work, concept) || concept.generationId === generationId);
}

/** The order of the n-th new concept (from 0): after all that remain. */
export function generationOrderOf(index: number, remaining: readonly { generationOrder: number }[]): number {
  return Math.max(0, ...remaining.map((concept) => concept.generationOrder)) + 1 + index;
}

interface WrittenConcepts {
  texts: readonly GeneratedTexts[];
  remaining: readonly GeneratedConceptRow[];
  origin: "model" | "draft";
}

/** The rows of the new concepts, the same on every execution of the step. */
export function newConceptRows(
  input: GenerationInput,
  work: SeedWork,
  { texts, remaining, origin }: WrittenConcepts,
): GeneratedConceptRow[] {
  const answered = new Set(answersInWords(work.questionnaire, work.answers).map(({ identifier }) => identifier));
  return texts.map(({ differentiators, rightsToWin, restsOn, opportunity, ...rest }, index) => ({
    ...rest,
    id: generatedConceptId(input.generationId, index),
    accountId: input.accountId,
    seedId: input.seedId,
    generationId: input.generationId,
    generationOrder: generationOrderOf(index, remaining),
    differentiators: inOrder(differentiators),
    rightsToWin: inOrder(rightsToWin),
    restsOn: mapParts(restsOn, (identifiers) => [...new Set(identifiers)].filter((one) => answered.has(one))),
    opportunity: opportunity
      ? { ...opportunity, whyRestsOn: opportunity.whyRestsOn.filter((one) => answered.has(one)) }
      : null,
    origin,
    conceptId: null,
    isGenerating: false,
  }));
}

/** Items with their order, from 1. */
export function inOrder(descriptions: readonly string[]): { order: number; description: string }[] {
  return descriptions.map((description, index) => ({ order: index + 1, description }));
}

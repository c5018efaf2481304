import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { DeepPartial } from "ai";
import { generatedConceptId } from "../generated-concept-id.ts";
import type { GeneratedTexts } from "../tasks/generate-concepts/output.ts";
import { generationOrderOf, inOrder } from "./generation-content.ts";

/** Concepts as far as they have been written: what is not there yet is empty, texts may end anywhere. */
export function conceptsInWriting(
  generationId: string,
  partials: readonly (DeepPartial<GeneratedTexts> | undefined)[],
  remaining: readonly { generationOrder: number }[],
): ConceptInWriting[] {
  return partials.map((partial, index) => ({
    uuid: generatedConceptId(generationId, index),
    title: partial?.title ?? "",
    summary: partial?.summary ?? "",
    overview: partial?.overview ?? "",
    problemStatement: partial?.problemStatement ?? "",
    valueProposition: partial?.valueProposition ?? "",
    differentiators: inOrder(texts(partial?.differentiators)),
    rightsToWin: inOrder(texts(partial?.rightsToWin)),
    generationOrder: generationOrderOf(index, remaining),
  }));
}

const texts = (items: readonly (string | undefined)[] | undefined) =>
  (items ?? []).filter((item): item is string => typeof item === "string" && item !== "");

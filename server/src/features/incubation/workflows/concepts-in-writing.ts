import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { DeepPartial } from "ai";
import { generatedConceptId } from "../generated-concept-id.ts";
import type { GeneratedTexts } from "../tasks/generate-concepts/output.ts";
import { isTooNear, type TitleAndSummary } from "../tasks/generate-concepts/too-near.ts";
import { generationOrderOf, inOrder } from "./generation-content.ts";

/** A concept as far as it has been written; undefined before its first word. */
export type PartialTexts = DeepPartial<GeneratedTexts> | undefined;

/** Concepts as far as they have been written: what is not there yet is empty, texts may end anywhere. */
export function conceptsInWriting(
  generationId: string,
  partials: readonly PartialTexts[],
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

/**
 * What may be shown of concepts in writing: one that could be another one again is held back, until its title and summary are
 * there and say something else. In the place of one held back there is nothing.
 */
export function withoutRepetitions(
  partials: readonly PartialTexts[],
  known: readonly TitleAndSummary[],
): PartialTexts[] {
  const shown = [...known];
  return partials.map((partial) => {
    if (!partial) return undefined;
    const { title = "", summary = "", overview = "" } = partial;
    // Nothing can be repeated yet.
    if (shown.length === 0 && overview === "") return partial;
    if (overview === "" || shown.some((other) => isTooNear(other, { title, summary }))) return undefined;
    shown.push({ title, summary });
    return partial;
  });
}

const texts = (items: readonly (string | undefined)[] | undefined) =>
  (items ?? []).filter((item): item is string => typeof item === "string" && item !== "");

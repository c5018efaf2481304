import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { drawConcept } from "../drawing/draw-concept.ts";

type ConceptWords = Pick<
  ConceptBrief["concept"],
  "title" | "summary" | "overview" | "problemStatement" | "valueProposition"
>;

/** The drawing of a concept in its words as they are. `night`: whether it turns dark on a dark page. */
export function conceptDrawing(id: string, concept: ConceptWords, { night = true } = {}): string {
  const { title, summary, overview, problemStatement, valueProposition } = concept;
  return drawConcept({ id, night, words: { title, summary, more: [problemStatement, valueProposition, overview] } });
}

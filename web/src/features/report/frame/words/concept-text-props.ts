import type { Concept } from "../use-concept.ts";

export interface ConceptTextProps {
  conceptId: string;
  concept: Concept;
  field: "title" | "overview" | "problemStatement" | "valueProposition";
  label: string;
  max: number;
  multiline?: boolean;
  optional?: boolean;
  /** The element that the text stands in. */
  as?: "h1";
}

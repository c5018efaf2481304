import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import {
  choiceReasonMaxLength,
  conceptItemMaxLength,
  conceptTextMaxLength,
  conceptTitleMaxLength,
} from "@seedbed/contract/limits";
import { tooLong } from "../../../design/text/too-long.ts";
import { partLabels } from "./concept-edit.ts";

const texts = ["title", "summary", "overview", "problemStatement", "valueProposition"] as const;
const lists = ["differentiators", "rightsToWin"] as const;

/** Which part of a concept, or why it is chosen, is too long to be saved, and by how much; undefined when all of it fits. */
export function tooLongIn(concept: GeneratedConcept, reason = ""): string | undefined {
  const excess = tooLong(reason.trim(), choiceReasonMaxLength);
  if (excess) return `Why this one: ${excess}`;
  for (const name of texts) {
    const said = tooLong(concept[name].trim(), name === "title" ? conceptTitleMaxLength : conceptTextMaxLength);
    if (said) return `${partLabels[name]}: ${said}`;
  }
  for (const name of lists)
    for (const { description } of concept[name]) {
      const said = tooLong(description.trim(), conceptItemMaxLength);
      if (said) return `${partLabels[name]}: ${said}`;
    }
  return undefined;
}

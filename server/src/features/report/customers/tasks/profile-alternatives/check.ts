import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileAlternativesOutput } from "./output.ts";

/** Different alternatives, each with points of its own on both sides. */
export function checkProfileAlternatives(output: ProfileAlternativesOutput, input: PersonaInput): string[] {
  return [
    ...repeatedLabels(
      output.alternatives.map((alternative) => alternative.name),
      "alternatives",
    ),
    ...output.alternatives.flatMap(({ name, pros, cons }) =>
      repeatedLabels([...pros, ...cons], `pros and cons of “${name}”`),
    ),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}

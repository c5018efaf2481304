import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileNeedsOutput } from "./output.ts";

/** Five different jobs and five different pains, none of them the same thought. */
export function checkProfileNeeds(output: ProfileNeedsOutput, input: PersonaInput): string[] {
  return [
    ...repeatedLabels(
      [...output.jobs, ...output.pains].map((need) => need.description),
      "jobs and pains",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}

import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileJourneyOutput } from "./output.ts";

const neededTypes = ["JTBD", "Pain", "Moment of Intervention"] as const;

/** Different steps that hold a job, a pain and a moment of intervention. */
export function checkProfileJourney(output: ProfileJourneyOutput, input: PersonaInput): string[] {
  const types = output.steps.map((step) => step.relationType);
  return [
    ...neededTypes
      .filter((type) => !types.includes(type))
      .map((type) => `No step has the relationType “${type}”; the journey needs at least one.`),
    ...repeatedLabels(
      output.steps.map((step) => step.title),
      "titles of steps",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}

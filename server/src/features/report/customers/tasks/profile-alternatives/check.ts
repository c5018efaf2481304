import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings, textsOf } from "../../../../../platform/model/answer/text-findings.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileAlternativesOutput } from "./output.ts";

/** Different alternatives, each with points of its own on both sides. */
export function checkProfileAlternatives(output: ProfileAlternativesOutput, input: PersonaInput): Finding[] {
  const { alternatives } = output;
  return [
    ...repeatedFindings(
      alternatives.map(({ name }, index) => ({ place: `alternatives.${index}.name`, text: name })),
      "alternatives",
    ),
    ...alternatives.flatMap(({ name, pros, cons }, index) =>
      repeatedFindings(textsOf({ pros, cons }, `alternatives.${index}`), `pros and cons of “${name}”`),
    ),
    ...textFindings(output, input),
    ...figureFindings(output, input),
  ];
}

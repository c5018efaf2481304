import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { areAlike } from "../../segment-label.ts";
import { formFindings, toldOf } from "../customer-profiles/check.ts";
import { knownOf } from "../customer-profiles/unknown-facts.ts";
import { type NeededPersonaOutput, personaOf } from "./output.ts";
import type { NeededPersonaInput } from "./prompt.ts";

/** Somebody else than who stands there, with plausible ages and incomes, in words and figures that somebody gave. */
export function checkNeededPersona(output: NeededPersonaOutput, input: NeededPersonaInput): Finding[] {
  const persona = personaOf(output, input.role);
  const namesake = input.others.find(({ name }) => name.toLowerCase() === output.name.toLowerCase());
  const alike = input.others.find(({ segment }) => areAlike(segment, output.segment));
  return [
    ...(alike
      ? [
          refuse("repeated-label", "segment", {
            problem: `The segment “${output.segment}” is that of another persona. Write about another group.`,
            orMark: "This profile stands for nearly the same group as another one.",
          }),
        ]
      : []),
    ...(namesake ? [refuse("repeated-label", "name", `“${output.name}” is the name of another persona.`)] : []),
    ...formFindings(persona, ""),
    ...textFindings(knownOf(persona), input),
    ...figureFindings(toldOf(persona), input),
  ];
}

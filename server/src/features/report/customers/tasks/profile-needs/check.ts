import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import type { Finding } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileNeedsOutput } from "./output.ts";

/** Different jobs and different pains, none of them the same thought. */
export function checkProfileNeeds(output: ProfileNeedsOutput, input: PersonaInput): Finding[] {
  const placed = (list: "jobs" | "pains") =>
    output[list].map(({ description }, index) => ({ place: `${list}.${index}.description`, text: description }));
  return [
    ...repeatedFindings([...placed("jobs"), ...placed("pains")], "jobs and pains"),
    ...textFindings(output, input),
    ...figureFindings(output, input),
  ];
}

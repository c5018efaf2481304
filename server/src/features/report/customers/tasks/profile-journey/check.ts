import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileJourneyOutput } from "./output.ts";

/** Different steps that hold a moment of intervention; a job and a pain are missed. */
export function checkProfileJourney(output: ProfileJourneyOutput, input: PersonaInput): Finding[] {
  const { steps } = output;
  const types = steps.map(({ relationType }) => relationType);
  return [
    ...(types.includes("Moment of Intervention") ? [] : [noMoment(types)]),
    ...(types.includes("Pain") ? [] : [mark("no-pain", "steps", "No step of this journey is marked as a pain.")]),
    ...(types.includes("JTBD")
      ? []
      : [mark("no-job", "steps", "No step of this journey is marked as a job to be done.")]),
    ...repeatedFindings(
      steps.map(({ title }, index) => ({ place: `steps.${index}.title`, text: title })),
      "titles of steps",
    ),
    ...textFindings(output, input),
    ...figureFindings(output, input),
  ];
}

/** What the journey is for: asked for in the last step on the way that is only a step, or else in the last of all. */
function noMoment(types: readonly string[]): Finding {
  const last = types.length - 1;
  const step = types.findLastIndex((type, index) => type === "Journey Step" && index > 0 && index < last);
  return refuse("no-moment", `steps.${step < 0 ? last : step}`, {
    problem:
      "No step has the relationType “Moment of Intervention”. Write this one as the moment in which the concept could step in.",
    orMark: "No step of this journey is a moment in which the concept could step in.",
  });
}

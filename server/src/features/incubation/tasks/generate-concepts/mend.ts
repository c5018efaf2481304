import type { NoteMend } from "../../../../platform/model/answer/findings.ts";
import { answeredIdentifiers, type GenerateConceptsOutput, type GeneratedTexts } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";

type RestsOn = GeneratedTexts["restsOn"];

/** What a part rests on where it names nothing: what the other parts of its concept rest on, or else all answers. */
export function mendConcepts(
  { concepts }: GenerateConceptsOutput,
  { brief }: GenerateConceptsInput,
  mended: NoteMend,
): GenerateConceptsOutput {
  const answered = answeredIdentifiers(brief);
  return {
    concepts: concepts.map((concept, index) => {
      const named = new Set(Object.values(concept.restsOn).flat());
      const otherwise = answered.filter((identifier) => named.size === 0 || named.has(identifier));
      const restOf = (part: keyof RestsOn) => {
        if (concept.restsOn[part].length > 0) return concept.restsOn[part];
        mended("rests-on-nothing", `concepts.${index}.restsOn.${part}`);
        return otherwise;
      };
      return {
        ...concept,
        restsOn: {
          title: restOf("title"),
          summary: restOf("summary"),
          overview: restOf("overview"),
          problemStatement: restOf("problemStatement"),
          valueProposition: restOf("valueProposition"),
          differentiators: restOf("differentiators"),
          rightsToWin: restOf("rightsToWin"),
        },
      };
    }),
  };
}

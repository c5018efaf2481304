import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileJourneyOutput } from "./output.ts";

const numbering = /^(?:step|schritt|étape|paso)?\s*\d{1,2}\s*[.:)–-]\s*(?=\p{L})/iu;

/** Steps are numbered where they are shown; their titles lose numbers of their own. */
export function mendProfileJourney(
  output: ProfileJourneyOutput,
  _input: PersonaInput,
  mended: NoteMend,
): ProfileJourneyOutput {
  return {
    ...output,
    steps: output.steps.map((step, index) => {
      const title = step.title.replace(numbering, "");
      if (title !== step.title) mended("numbered-title", `steps.${index}.title`);
      return { ...step, title };
    }),
  };
}

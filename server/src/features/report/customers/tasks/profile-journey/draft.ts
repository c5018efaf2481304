import { personaAsking } from "../../drafting/persona-asking.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileJourneyOutput } from "./output.ts";
import { chance, firstMoves, moments, triggers } from "./wording.ts";
import { help, mishap, move, start, trouble, troubleOpen } from "./wording-of-steps.ts";

/** What to ask about the last real case, from what set it off to where somebody could have helped. */
export function draftProfileJourney(input: PersonaInput, seed: string): ProfileJourneyOutput {
  const { ask, count, own, voice } = personaAsking(input, { seed, turn: 2 });
  return {
    steps: [
      {
        title: voice.label(own(start)),
        description: ask(triggers, "changes", "pains", "costs"),
        relationType: "Journey Step",
      },
      {
        title: voice.label(own(move)),
        description: ask(firstMoves, "audience", "costs", "pains"),
        relationType: "JTBD",
      },
      {
        title: voice.label(own(mishap)),
        description: count("pains") > 0 ? ask(trouble, "pains") : ask(troubleOpen, "costs", "idea"),
        relationType: "Pain",
      },
      {
        title: voice.label(own(help)),
        description: ask(moments, "difference", "benefit"),
        relationType: "Moment of Intervention",
      },
    ],
    journeyInsight: ask(chance, "benefit", "assets"),
  };
}

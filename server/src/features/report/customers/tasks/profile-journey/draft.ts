import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { personaKind } from "../../persona-kind.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { personaSlots } from "../../persona-slots.ts";
import type { ProfileJourneyOutput } from "./output.ts";
import { journeyWording } from "./wording.ts";

/** The course of events for a persona's part in the story, which need not end well for the concept. */
export function draftProfileJourney({ brief, persona }: PersonaInput, seed: string): ProfileJourneyOutput {
  const { composer } = briefWords(brief, seed);
  const wording = journeyWording[personaKind(persona)];
  const slots = personaSlots(brief, persona);
  return {
    steps: wording.steps.map(({ relationType, title, descriptions }) => ({
      title,
      description: composer.sentence(descriptions, slots),
      relationType,
    })),
    journeyInsight: composer.sentence(wording.insight, slots),
  };
}

import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { personaKind } from "../../persona-kind.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { personaSlots } from "../../persona-slots.ts";
import type { ProfileNeedsOutput } from "./output.ts";
import { type NeedWording, needsWording } from "./wording.ts";

const perList = 5;

/** Jobs and pains that follow from a persona's part in the story; one pain is always the concept's own. */
export function draftProfileNeeds({ brief, persona }: PersonaInput, seed: string): ProfileNeedsOutput {
  const { composer } = briefWords(brief, seed);
  const { random } = composer;
  const wording = needsWording[personaKind(persona)];
  const slots = personaSlots(brief, persona);
  const written = ({ icon, text }: NeedWording) => ({ icon, description: composer.sentence([text], slots) });
  const jobs = random.pickSome(wording.jobs, perList);
  const pains = [...random.pickSome(wording.pains, perList - 1), random.pick(wording.painsOfConcept)];
  return {
    jobs: jobs.map(written),
    pains: pains.map(written),
    jobsInsight: composer.sentence(wording.jobsInsight, slots),
    painsInsight: composer.sentence(wording.painsInsight, slots),
  };
}

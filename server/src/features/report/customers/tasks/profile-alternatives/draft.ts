import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { personaKind } from "../../persona-kind.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import { personaSlots } from "../../persona-slots.ts";
import type { ProfileAlternativesOutput } from "./output.ts";
import { alternativesWording } from "./wording.ts";

const fewest = 3;

/** What people in a persona's part usually do today; kinds of things, no companies and no prices. */
export function draftProfileAlternatives({ brief, persona }: PersonaInput, seed: string): ProfileAlternativesOutput {
  const { composer } = briefWords(brief, seed);
  const { random } = composer;
  const wording = alternativesWording[personaKind(persona)];
  const slots = personaSlots(brief, persona);
  const chosen = random.pickSome(wording.alternatives, random.between(fewest, wording.alternatives.length));
  return {
    alternatives: chosen.map(({ name, usage, price, pros, cons }) => ({
      name,
      usage: composer.sentence([usage], slots),
      price,
      pros: [...pros],
      cons: [...cons],
    })),
    alternativesInsight: composer.sentence(wording.insight, { ...slots, alternative: chosen[0]?.name ?? "" }),
  };
}

import { factsOfProfile } from "../../../src/features/conversations/persona/facts-of-profile.ts";
import type { PersonaReplyInput } from "../../../src/features/conversations/tasks/persona-reply/persona-input.ts";
import { type PersonaRow, personaRows, profileOf, roleOf, toldConcept } from "./persona-profiles.ts";

/** What a persona of the scripted interviews is asked, after what was said. */
export function askedPersona(
  question: string,
  { index = 0, ...changes }: Partial<PersonaReplyInput> & { index?: number } = {},
): PersonaReplyInput {
  const row = personaRows[index];
  if (!row) throw new Error(`there is no persona ${index}`);
  return { ...persona(row, index), question, ...changes };
}

function persona(row: PersonaRow, index: number): Omit<PersonaReplyInput, "question"> {
  const profile = profileOf(row, index);
  const limit = profile.stance?.priceLimit;
  return {
    name: row.name,
    role: roleOf(index),
    priceLimit: limit && limit.amount !== null ? { amount: limit.amount, per: limit.per } : null,
    facts: factsOfProfile(profile, toldConcept),
    others: personaRows.filter(({ name }) => name !== row.name).map(({ name }) => name),
    said: [],
  };
}

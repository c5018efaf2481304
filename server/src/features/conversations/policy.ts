import { conceptArchived, conceptMissing, profileNotFound, profileRemoved } from "./conversation-failures.ts";
import type { FoundPersona } from "./dependencies.ts";

/** Whether somebody may talk to this persona. Throws `MessageRefused`. */
export function assertMayTalk(persona: FoundPersona | undefined, conceptId: string): asserts persona is FoundPersona {
  if (!persona) throw profileNotFound();
  if (persona.concept.id !== conceptId.toLowerCase()) throw conceptMissing();
  if (persona.isRemoved) throw profileRemoved();
  if (persona.concept.isArchived) throw conceptArchived();
}

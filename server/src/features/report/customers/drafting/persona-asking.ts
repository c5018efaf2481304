import { personaKind, personaKinds } from "../persona-kind.ts";
import type { PersonaInput } from "../persona-prompt.ts";
import { type Asking, createAsking } from "./asking.ts";
import { groupLabel } from "./group-label.ts";
import { saidOfConcept } from "./said-of-concept.ts";

interface PersonaTask {
  seed: string;
  /** Tells the tasks of a persona apart, so that they quote different statements first. */
  turn: number;
  /** Whether the task may quote a statement; any when there is none. */
  isQuotable?: (text: string) => boolean;
}

/** Asks about one persona. Of the groups that were named, only its own is quoted. */
export function personaAsking(
  { brief, persona }: PersonaInput,
  { seed, turn, isQuotable = () => true }: PersonaTask,
): Asking {
  const { statements, language } = saidOfConcept(brief);
  const index = personaKinds.indexOf(personaKind(persona));
  return createAsking({
    statements: statements.filter(
      ({ topic, text }) => isQuotable(text) && (topic !== "audience" || groupLabel(text, language) === persona.segment),
    ),
    voice: { seed: `${seed}\n${brief.concept.title}`, language },
    idea: brief.concept.title,
    persona: index,
    turn: index + turn,
  });
}

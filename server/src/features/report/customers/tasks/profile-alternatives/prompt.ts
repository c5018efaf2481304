import type { Prompt } from "../../../../../platform/model/task.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export function profileAlternativesPrompt(input: PersonaInput): Prompt {
  return personaPrompt(
    input,
    `Write the three or four alternatives this persona has today: what they do instead of the concept.

What makes them good:
- They are what people really do: a makeshift, a colleague's favour, an all-round tool, a supplier they have anyway, or nothing at all. Doing nothing is often the strongest; include it where it fits.
- Each has advantages the persona would defend, and the concept does not match all of them. An alternative with weak advantages is of no use to the team.
- The price is said in words, counting effort and favours too. No figures that nobody gave; “Unknown” is a good answer.
- Say kinds of offers, not companies, unless the answers name the company.`,
  );
}

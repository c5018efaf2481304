import type { Prompt } from "../../../../../platform/model/task.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export function profileNeedsPrompt(input: PersonaInput): Prompt {
  return personaPrompt(
    input,
    `Write five jobs to be done and five pains of this persona.

What makes them good:
- A job is what the person wants done and would want done if the concept did not exist. It names no product. It is small enough that one can say afterwards whether it was done.
- The jobs differ in kind: what has to work, whom they have to satisfy, how they want to be seen or feel.
- A pain is an event, not a topic: when it happens, what it costs in time, money, trouble or standing. "Inefficient processes" is none.
- Pains are this person's, not the company's and not those of the other personas. At least one is a pain that the concept would leave as it is or bring with it.
- No figures, no names of companies.`,
  );
}

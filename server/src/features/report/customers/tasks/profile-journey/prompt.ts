import type { Prompt } from "../../../../../platform/model/task.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export function profileJourneyPrompt(input: PersonaInput): Prompt {
  return personaPrompt(
    input,
    `Write this persona's journey in five to seven steps: from what sets it off, over how they deal with it today, to where the concept could step in and what would follow.

What makes it good:
- It is one particular course of events that a person of this segment would recognise, in order, with other people in it.
- It starts before the concept comes into view, and it does not end in delight: the last step may be that they go back to the old way, and why.
- At least one step is a pain, at least one a job to be done, and one or two are moments of intervention: the few minutes in which an offer would be welcome.
- Each step differs from the one before in who acts or what changes.
- No figures, no names of companies.`,
  );
}

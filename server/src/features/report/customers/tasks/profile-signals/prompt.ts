import type { Prompt } from "../../../../../platform/model/task.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export function profileSignalsPrompt(input: PersonaInput): Prompt {
  return personaPrompt(
    input,
    `Write four to six signals in the real world that would tell whether people like this persona would take up the concept. You have searched nothing: these are hypotheses for the team to verify.

What makes them good:
- A signal is something one can go and see: what people write in a forum, what a tender asks for, what a shop stops stocking, what an interviewee answers to a plain question. Attitudes "in society" are none.
- Each says where to look (the kind of place, never an address or a title) and what it would mean to find it, or not.
- The stances are spread: at least one in favour, at least one against that would hurt the concept, and better two. A signal against is as concrete as one in favour.
- They differ in the kind of source.
- Never worded as found: no "studies show", no figures, no quotations, no publications, no companies.`,
  );
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export interface ProfileSignalsInput extends PersonaInput, ResearchInput {}

export const profileSignalsPrompt = (input: ProfileSignalsInput): Prompt =>
  withResearch(personaPrompt(input, request), input, { citing });

const request = `Find in the passages up to six signals that tell whether people like this persona would take up the concept.

What makes them good:
- A signal is something that a passage shows people doing, paying, asking for or refusing: what they write in a forum, what a tender asks for, what a shop stops stocking, what a rule demands. Attitudes "in society" are none.
- Each cites a passage that shows it. What no passage shows is no signal: fewer are better than one that is made up.
- Look through the passages for what speaks against the concept as long as for what speaks for it, and give the strongest of each side. A signal against is as concrete as one in favour.
- They differ in the kind of source where the passages do.
- Each says what it means for this persona, and claims no more than its passage does.`;

const citing = `- "citations" of a signal are the passages that show it. "for" and "against" say whether a passage carries what the signal says, whatever that means for the concept.`;

import type { Prompt } from "../../../../../platform/model/task.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import { givenPassages, type ResearchInput } from "../../../writing/evidence/research-input.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export interface ProfileSignalsInput extends PersonaInput, ResearchInput {}

export function profileSignalsPrompt(input: ProfileSignalsInput): Prompt {
  const hasPassages = givenPassages(input).length > 0;
  return withResearch(personaPrompt(input, hasPassages ? withPassages : withoutPassages), input, { citing });
}

const withoutPassages = `Write four to six signals in the real world that would tell whether people like this persona would take up the concept. You have searched nothing: these are hypotheses for the team to verify.

What makes them good:
- A signal is something one can go and see: what people write in a forum, what a tender asks for, what a shop stops stocking, what an interviewee answers to a plain question. Attitudes "in society" are none.
- Each says where to look (the kind of place, never an address or a title) and what it would mean to find it, or not.
- The stances are spread: at least one in favour, at least one against that would hurt the concept, and better two. A signal against is as concrete as one in favour.
- They differ in the kind of source.
- Never worded as found: no "studies show", no figures, no quotations, no publications, no companies.`;

const withPassages = `Write four to six signals from the real world that tell whether people like this persona would take up the concept.

What makes them good:
- A signal is something that was seen: what people write in a forum, what a tender asks for, what a shop stops stocking, what a rule demands. Attitudes "in society" are none.
- First come those that a passage shows, each with its citations. Only where passages show too little, say what to look for instead, with the kind of place to look, and without a citation.
- The stances are spread: at least one in favour, at least one against that would hurt the concept, and better two. Look through the passages for those against as long as for those in favour.
- They differ in the kind of source.
- Each says what it means for this persona. Nothing is worded as found that no passage shows.`;

const citing = `- "citations" of a signal are the passages that show it. "for" and "against" say whether a passage carries what the signal says, whatever that means for the concept.`;

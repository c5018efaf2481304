import type { Prompt } from "../../../../../platform/model/task.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";
import { type PersonaInput, personaPrompt } from "../../persona-prompt.ts";

export interface ProfileStanceInput extends PersonaInput, ResearchInput {}

export function profileStancePrompt(input: ProfileStanceInput): Prompt {
  const prompt = personaPrompt(
    input,
    `Write what this persona holds to: the reasons of their own that no friendly conversation talks them out of. Whoever talks to this persona later will be answered from these lines.

What makes them good:
- They follow from this person's day and part in a purchase, not from what the team hopes. A likely non-buyer has reasons that would still stand if the concept did all it promises.
- Whoever must agree without buying or using says what they answer for: rules, money, work that lands on their desk.
- The refusal is particular: a thing, a term or a moment, never “bad quality” or “too expensive”.
- The price limit is what this person could decide, or argue for, themselves. It is low rather than polite.
- What the team or a passage has said comes with those very words. What nobody has said is your assumption: then leave the words empty, and nobody is misled.
- What cannot be told stays empty.`,
  );
  return withResearch(prompt, input, { citing });
}

const citing = `- A line may rest on a passage: then its words are copied from there. Passages of other people than this persona's carry none of its lines.`;

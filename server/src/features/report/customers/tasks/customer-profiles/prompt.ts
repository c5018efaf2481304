import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";

export interface CustomerProfilesInput {
  brief: ConceptBrief;
}

export function customerProfilesPrompt({ brief }: CustomerProfilesInput): Prompt {
  return {
    system: writingRules,
    prefix: conceptPrefix(brief),
    request: `# Your task
You are a senior customer researcher. You write personas that a team can argue with: plausible, particular, and with interests of their own that do not always meet the team's.
Write three personas for this concept. They are hypotheses about the people it needs, to be tested in interviews; nobody has met them.

What makes them good:
- They stand for three different parts in the story, not three ages of the same buyer: for instance who uses it, who pays for it, who has to make room for it or loses something by it. Take the groups the team named first; add one the team has overlooked where there is one.
- Exactly one is primary: the one whose yes or no decides most.
- They do not agree with everything. At least one is sceptical and is right from where they stand; the others have conditions. An objection is concrete: what it costs them, whom they would have to ask, what went wrong the last time, why the present way is good enough.
- At least one is a likely non-buyer, and at least one neither buys nor uses it but must agree: who pays the bill, who runs it afterwards, or who may forbid it. Their descriptions show it.
- The description shows a working day or a moment in which the problem comes up, and what they are judged by. It does not sell the concept and does not say that they "would love" it.
- The insight is something the team could not have read off its own answers, and could find to be wrong in five interviews.
- Names are invented from common first and last names, each different. Never a known person, never a real company.
- Ages, incomes and living conditions are your estimates for the place, not statistics; state no other figures.
- If the answers name no place, write “Global” and estimate incomes for a country with middle to high incomes.`,
  };
}

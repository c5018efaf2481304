import type { InterviewGuide } from "@seedbed/contract/report/interviews/schemas";
import { guideMinutes } from "@seedbed/contract/report/interviews/words";
import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { fencedItems } from "../../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";

/** An assumption with the handle by which a question names it: "assumption-1". */
export type AssumptionAtStake = { handle: string } & Omit<InterviewGuide["atStake"][number], "uuid">;

export interface InterviewGuideInput {
  brief: ConceptBrief;
  segment: string;
  /** What people of the segment do, and what is known of their situation. */
  description: string;
  atStake: AssumptionAtStake[];
  /** Questions that people wrote: they stay. */
  present: string[];
}

const words = ["", "low", "medium", "high"];

export function interviewGuidePrompt({ brief, segment, description, atStake, present }: InterviewGuideInput): Prompt {
  return {
    system: writingRules,
    prefix: `${conceptPrefix(brief)}
# Who is asked
${fencedItems([segment, description])}
The assumptions at stake, each with a handle:
${fencedItems(atStake.map(({ handle, statement, importance, certainty }) => `${handle}: ${statement} (importance ${words[importance]}, certainty ${words[certainty]})`))}
Questions that stand already:
${fencedItems(present)}`,
    request: `# Your task
You have led hundreds of customer interviews. Write the guide for one of ${guideMinutes} minutes with a person of this segment: the questions, in their order.

What makes it good:
- Every question is open and asks for what was done, happened or was paid: "Walk me through the last time ...", "What have you tried, and what became of it?", "Who else has a say about ...?".
- None leads: no praise, no offer, no "would you", no "don't you think", nothing that can be answered with yes or no, and neither the concept nor its benefit is named.
- The first one is wide and easy. What is asked for money, and who decides, comes late.
- The answer to a question could turn out against its assumption. Every assumption is served by at least one question; the handle says which.
- The follow-up says what to ask then, or what to listen for, in one short sentence.
- A question sounds as one speaks: one sentence, at most twenty words, in the language of the texts above.`,
  };
}

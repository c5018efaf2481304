import { clarifyingQuestionsPerRun } from "@seedbed/contract/limits";
import type { Prompt } from "../../../../platform/model/task.ts";
import { writingRules } from "../../../nucleus/exports/writing-rules.ts";
import { type SeedBrief, seedPrefix } from "../../exports/seed-brief.ts";
import type { ConceptInBrief } from "../../operations/load-brief.ts";
import { conceptInWords } from "../concept-in-words.ts";

export interface ClarifyingQuestionsInput {
  brief: SeedBrief;
  /** The generated concept to be refined; null for the whole seed. */
  concept: ConceptInBrief | null;
}

const { min, max } = clarifyingQuestionsPerRun;

const role =
  "You are a senior strategist who listens to people with an idea and asks back before any concept is written.";

export function clarifyingQuestionsPrompt({ brief, concept }: ClarifyingQuestionsInput): Prompt {
  const subject = concept
    ? `# The concept to be refined
${conceptInWords(concept)}

# Your task
${role}
Ask ${min} or ${max} questions whose answers would make this one concept sharper.`
    : `# Your task
${role}
Business concepts will be written from these answers. Ask ${min} or ${max} questions whose answers would change which concepts come out.`;
  return {
    system: writingRules,
    prefix: seedPrefix(brief),
    request: `${subject}

What makes a question good:
- It goes where the answers are vague, contradict each other or leave out what decides: who pays and who signs, what people do today instead, the first place to try it, what must not happen, what would make the people behind it stop.
- It picks up the person's own words, so that it could not be asked about another idea.
- It can be answered in a sentence or two by somebody who knows the business, without research and without a calculation.
- It is open: not answered by yes or no, not a suggestion in disguise, and not two questions in one.
- It was not asked or answered above.
- Together the questions cover different matters.`,
  };
}

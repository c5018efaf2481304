import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";

export interface MarketForcesInput extends ResearchInput {
  brief: ConceptBrief;
}

export function marketForcesPrompt({ brief, ...research }: MarketForcesInput): Prompt {
  const prompt = {
    system: writingRules,
    prefix: conceptPrefix(brief),
    request: `# Your task
You are a senior strategist who weighs the forces of a market for the people who must decide about a business concept.
Name the six forces that decide whether this concept can grow in its market, and weigh each of them.

What makes it good:
- The forces are those of this trade, named as people in it would name them. They differ in kind: not two about price, not two about technology.
- Together they cover demand, competition or substitutes, and at least one force on the side of supply, cost or rules. The one about competition says how rivals would answer.
- The score is your judgement of the balance today. Use the whole scale: six forces between 4 and 6 say nothing.
- The summary names the mechanism on each side; the impact says what the team should do because of it.
- A force that could turn says what would turn it.`,
  };
  return withResearch(prompt, research);
}

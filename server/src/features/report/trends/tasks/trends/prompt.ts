import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";

export interface TrendsInput extends ResearchInput {
  brief: ConceptBrief;
}

export function trendsPrompt({ brief, ...research }: TrendsInput): Prompt {
  const prompt = {
    system: writingRules,
    prefix: conceptPrefix(brief),
    request: `# Your task
You are a senior strategist who prepares the market scan of a business concept for the people who must decide about it.
Write a PESTEL analysis of this concept: political, economic, social, technological, environmental and legal forces.

What makes it good:
- It is about this concept's customers, supply, rules and technology. Before you keep a sentence, ask whether it would read the same for another concept in the same industry; if so, replace it.
- The summary answers “why now”: what has changed that makes the concept possible or needed today, and what is lost by waiting a year; or that nothing has.
- Each finding names a mechanism: what changes, for whom, and through which cost, rule, habit or technology it reaches the concept.
- Findings of one category concern different things, and no finding repeats another category.
- Both sides are heard: at least one category works mostly against the concept, unless you can say why none does.
- A category that hardly matters says so plainly.
- The impact tells the team what to decide or to check first, not that something is "important".
- No figures, dates, laws by number or named programmes unless they stand in the material above or are undisputed common knowledge; else describe the mechanism and call it an assumption to check.`,
  };
  return withResearch(prompt, research);
}

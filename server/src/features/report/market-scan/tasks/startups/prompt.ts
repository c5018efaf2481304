import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";
import { companyCiting, companyRulesFor } from "../companies/company-rules.ts";

export interface StartupsInput extends ResearchInput {
  brief: ConceptBrief;
}

export function startupsPrompt({ brief, ...research }: StartupsInput): Prompt {
  const prompt = {
    system: writingRules,
    prefix: conceptPrefix(brief),
    request: `${companyRulesFor(research)}

# Your task
You are a venture scout who knows young companies and prepares a scan of them for a company with a new concept.
Name up to six startups that matter to this concept: young companies, founded in about the last twenty years and built with venture capital, whatever their size today.

What makes it good:
- Mix those that compete for the same customers, those that solve the same problem elsewhere, and those that could supply, sell or buy.
- Relevance names the point where the two meet: the same buyer, the same moment of use, the same input, the same technology.
- An engagement is a step somebody could take next month, with the role to talk to and what each side gets.
- A prediction is what the startup may do in answer to the concept, as it follows from what it does today.`,
  };
  return withResearch(prompt, research, { citing: companyCiting });
}

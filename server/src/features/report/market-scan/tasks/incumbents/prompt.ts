import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";
import { companyCiting, companyRulesFor } from "../companies/company-rules.ts";

export interface IncumbentsInput extends ResearchInput {
  brief: ConceptBrief;
}

export function incumbentsPrompt({ brief, ...research }: IncumbentsInput): Prompt {
  const prompt = {
    system: writingRules,
    prefix: conceptPrefix(brief),
    request: `${companyRulesFor(research)}

# Your task
You are an industry analyst who knows the established companies of a trade and prepares a scan of them for a company with a new concept.
Describe the ecosystem this concept would enter and name up to six incumbents in it: established companies that its customers already buy from or depend on.

What makes it good:
- The ecosystem description says who sells to these customers today, who sets the rules, who could block or carry the concept, and which place is still free.
- The incumbents differ: those that sell what the concept would replace, those that own the access to the customers, and those that supply what it needs.
- Relevance says what the incumbent would do in answer once the concept wins customers, what would keep it from doing so, and what the team can learn from it.`,
  };
  return withResearch(prompt, research, { citing: companyCiting });
}

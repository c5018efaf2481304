import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { type CustomerWords, customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { chosenLayout } from "./chosen-layout.ts";

export interface BusinessModelInput {
  brief: ConceptBrief;
  customers: CustomerWords[];
}

const layoutInWords = {
  revenue: 'The people chose new revenue, so the layout is "revenue".',
  savings: 'The people chose lower costs, so the layout is "savings".',
  open: 'The people did not choose. Decide: "savings" only when nobody outside the company would pay and the benefit is lower cost of its own work; otherwise "revenue".',
};

export function businessModelPrompt({ brief, customers }: BusinessModelInput): Prompt {
  return {
    system: writingRules,
    prefix: `${conceptPrefix(brief)}\n${customersText(customers)}`,
    request: `# Your task
${financialRole}
Decide how this concept pays off. ${layoutInWords[chosenLayout(brief) ?? "open"]}

What makes it good:
- It follows from who has the problem, who holds the budget and how often the value arises. Say who pays and out of which budget.
- If the people said how they would earn, keep to it and make it precise.
- One model, not a list. Where another model was close, say in the overview what would make you switch.
- The price is one that the first customers could be asked for next month. Its unit is something both sides can count.
- The overview says how one sale pays: what it brings, which cost comes with it, what it takes to win it, and whether anything is left.
- The overview names the assumption on which most depends, and how to check it first.`,
  };
}

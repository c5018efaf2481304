import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { payingModelText, type RevenueInput } from "../paying-model.ts";

export function pricingPrompt({ brief, customers, model }: RevenueInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), payingModelText(model)].join("\n"),
    request: `# Your task
${financialRole}
Explain and question this price. It is an assumption to test; do not choose another one.

What makes it good:
- It names what these customers spend or suffer today that the price will be held against, without inventing its amount.
- It says which cost each unit sold brings along, and what would have to be true for the price to cover it.
- It says who signs for this amount and whether that person can do so alone.
- Each consideration is one that would really change the price: a way of paying, a kind of customer, a cost, a rule, a habit.
- The test is one that the team can run with a handful of customers within a few weeks, with the answer that would prove the price wrong.`,
  };
}

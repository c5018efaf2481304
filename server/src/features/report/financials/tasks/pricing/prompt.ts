import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { payingModelText, type RevenueInput } from "../paying-model.ts";

export function pricingPrompt({ brief, customers, model }: RevenueInput): Prompt {
  return {
    system: financialRole,
    prefix: conceptPrefix(brief),
    request: `${customersText(customers)}

${payingModelText(model)}

# Your task
Explain and question this price. It is an assumption to test; do not choose another one.

What makes it good:
- It names what these customers spend or suffer today that the price will be held against, without inventing its amount.
- It says who signs for this amount and whether that person can do so alone.
- Each consideration is one that would really change the price: a way of paying, a kind of customer, a cost, a rule, a habit.
- The test is one that the team can run with a handful of customers within a few weeks, with the answer that would prove the price wrong.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { payingModelText, type RevenueInput } from "../paying-model.ts";
import { sizingRules } from "../sizing/sizing-rules.ts";

export function bottomUpSizingPrompt({ brief, customers, model }: RevenueInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), payingModelText(model)].join("\n"),
    request: `${sizingRules}

# Your task
${financialRole}
Size the market from the bottom up: count customers, and multiply by what each of them would pay for this concept in a year.

- TAM: first the customers (a counted unit, narrowed by percentages where needed), then the price as decided above, in "$" with exactly that number, then how many of the priced units a customer buys and how often a year.
- Customers come before the price, quantities and frequency after it; the report reads the number of customers from what stands before the price.
- SAM: the share of these customers the concept could reach and serve with its channels.
- SOM: the share of those it could win.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { payingModelText, type RevenueInput } from "../paying-model.ts";

export function distributionChannelsPrompt({ brief, customers, model }: RevenueInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), payingModelText(model)].join("\n"),
    request: `# Your task
${financialRole}
Name the ways in which this offer reaches the people who pay for it: one primary channel and two to four alternatives.

What makes it good:
- The primary channel fits the price: an offer that costs little cannot pay for visits, one that changes how people work can hardly be sold by a web page.
- It starts from contacts and assets the company says it has. Where it has none, say what would have to be built first.
- Each channel names the moment in which the customer is reached and the role that carries the offer.
- The alternatives differ in kind, and each says when it would become the better choice.
- No names of companies, shops or media.`,
  };
}

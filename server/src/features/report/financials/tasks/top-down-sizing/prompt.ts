import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { payingModelText, type RevenueInput } from "../paying-model.ts";
import { sizingRules } from "../sizing/sizing-rules.ts";

export function topDownSizingPrompt({ brief, customers, model }: RevenueInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), payingModelText(model)].join("\n"),
    request: `${sizingRules}

# Your task
${financialRole}
Size the market from the top down: begin with everything that is spent on the task this concept takes over, and narrow it.

- TAM: all organisations or people with this task, and what one of them spends on it a year today, whoever gets the money. Do not use the concept's own price here.
- SAM: the share this concept could serve as it is described: region, kind of customer, technical fit.
- SOM: the share of that it could win.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { payingModelText, type RevenueInput } from "../paying-model.ts";

export function costDriversPrompt({ brief, customers, model }: RevenueInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), payingModelText(model)].join("\n"),
    request: `# Your task
${financialRole}
Name the four to six cost drivers of running this concept with its first customers, and their assumed shares of all cost.

What makes it good:
- The drivers are those of this concept's operation, named so that somebody could find the bill: not "operations", but "driving to the depots".
- Together they are all the cost, and none is part of another. The shares are whole percents and add up to exactly 100.
- The description says what the cost grows with (customers, visits, weight, hours, data, sites), and whether it comes with each sale or stays without one.
- The mitigation is a decision the team could take, with what it would give up for it.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { type SavingsInput, savingPlanText } from "../saving-plan.ts";

export function savingsMethodPrompt({ brief, customers, plan }: SavingsInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), savingPlanText(plan)].join("\n"),
    request: `# Your task
${financialRole}
Name the cost-saving method behind this concept, where the cost falls, and what could eat the saving up.

What makes it good:
- The method is the one that carries most of the saving; side effects belong to the areas.
- An hour saved is money only when it is not paid any more or is used for something that is. Say which of the two holds here.
- Areas are costs that somebody can find in the books or in a record. If the people named where the money goes, begin there.
- Interferences are those of this company and these people: who loses something, what gets more expensive, what happens in the second year.
- Each mitigation is a step with a moment, not a wish.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { customersText } from "../customer-words.ts";
import { financialRole } from "../financial-role.ts";
import { type SavingsInput, savingPlanText } from "../saving-plan.ts";

export function impactSizingPrompt({ brief, customers, plan }: SavingsInput): Prompt {
  return {
    system: writingRules,
    prefix: [conceptPrefix(brief), customersText(customers), savingPlanText(plan)].join("\n"),
    request: `# Your task
${financialRole}
Size the saving from the bottom up, as assumptions that people in the company can correct from their own records.

How it is calculated:
- The entries are combined in order into US dollars saved a year: how often the costly thing happens a year, what it costs each time, and which share of it the concept removes.
- What the concept itself costs a year to run may be taken off at the end with "(-)".
- The first entry has the operator "*". Never write the total, in a field or in a text.

What makes it good:
- Begin with something the company counts already. If the people named a cost and its size, use it.
- At least one entry is a percentage: the share that really goes away. It is the one to be most careful with.
- Each description says without figures what the number rests on, and names the record or the person that has the real one.
- Scalars are whole and at least 1. Choose units so that this works.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { digestText } from "../../../writing/digest-text.ts";
import type { OverviewInput } from "../overview-input.ts";

export function overviewPrompt({ brief, report }: OverviewInput): Prompt {
  return {
    system: writingRules,
    prefix: `${conceptPrefix(brief)}\n# The report so far\n${digestText(report)}`,
    request: `# Your task
You are a senior strategist who puts a business concept on one page for people who have five minutes and must decide whether to go on with it. You are on nobody's side.
Write the overview of this report.

What makes it good:
- Somebody who has never heard of it could tell it on after reading “what is this”.
- Value proposition and problem are about the primary persona and their situation, in everyday words.
- The gut check is honest. It names the strongest reason for and the strongest reason against, both from the report, what would have to be true, what would make the team stop, and what to decide or find out next. A concept that is weak is called weak, and why.
- Differentiators compare with what the personas use today, and would be noticed by them. What every competitor could say the same day is none.
- A right to win rests on something this company said it has. Where it has none, say what it would have to get first instead of inventing a strength.
- Figures are copied exactly as they stand in the financial projection. State no other figure.
- If the report contradicts itself, write what follows from its most doubtful part rather than smoothing it over.`,
  };
}

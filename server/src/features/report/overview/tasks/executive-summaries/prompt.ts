import type { Prompt } from "../../../../../platform/model/task.ts";
import { conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { digestText } from "../../../writing/digest-text.ts";
import type { OverviewInput } from "../overview-input.ts";

export function executiveSummariesPrompt({ brief, report }: OverviewInput): Prompt {
  const layout = report.financials?.layout ?? "revenue";
  const empty = layout === "revenue" ? "financialMarketSizeSavings" : "financialMarketSizeRevenue";
  return {
    system: writingRules,
    prefix: `${conceptPrefix(brief)}\n# The report so far\n${digestText(report)}`,
    request: `# Your task
You are a senior strategist who writes the paragraph above each section of a report: what a reader must keep when they read nothing else of it.
Write the executive summaries of this report. Its financial projection is about ${layout === "revenue" ? "revenue" : "cost savings"}, so ${empty} stays an empty text.

What makes them good:
- Each says the one thing first, then what it rests on, then what it means for the next step.
- They use the words and names of the report and add no fact of their own.
- Figures are copied exactly as they stand above. State no other figure. Say that they are assumptions.
- Where the report is a hypothesis (personas, signals, assumptions), the summary does not turn it into a finding.
- Together they tell what speaks most against the concept, and at which result the team should stop.
- They do not repeat each other: what one has said, the next takes as known.`,
  };
}

import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import type { ReportDigest } from "../../../writing/digest.ts";
import { digestText } from "../../../writing/digest-text.ts";

export interface KeyAssumptionsInput {
  brief: ConceptBrief;
  /** Customers, trends, market and financials; no assumptions yet. */
  report: ReportDigest;
}

export function keyAssumptionsPrompt({ brief, report }: KeyAssumptionsInput): Prompt {
  return {
    system: writingRules,
    prefix: `${conceptPrefix(brief)}\n# The report so far\n${digestText(report)}`,
    request: `# Your task
You are a senior venture strategist. You find the beliefs on which a business concept silently rests and word them so that a test can refute them.
Write the twelve assumptions on which this concept stands or falls: three each of Desirability, Viability, Feasibility and Adaptability.

What makes them good:
- An assumption is a claim, not a question, a wish or a task: “Facility managers give up basement space for a depot if it removes their daily parcels”, not “Customer acceptance”.
- One could run a test of a few weeks after which the team would know that it is false. Where a threshold makes it testable, state it as the assumption's own bar, not as a fact.
- Each rests on something in the report: a persona's pain or objection, a market force, a number of the financial projection. The rationale names it.
- Each can fall: say what one would see if it were wrong, with the number at which the team should stop or change the concept. That number is a bar for a test, not a fact.
- They are different beliefs. If one is true whenever another is, leave one out.
- Include the uncomfortable ones: what the sceptical persona says, the number that the financials react to most, the dependence on a partner, the move of a competitor.
- Importance and certainty are told apart honestly. Most certainties of a new concept are 1 or 2; not every importance is 3. At least two assumptions are important and uncertain at once: they are tested first.
- At most 40 words a statement, one sentence.`,
  };
}

import type { Trends } from "@seedbed/contract/report/trends/schemas";
import type { Prompt } from "../../../../../platform/model/task.ts";
import { type ConceptBrief, conceptPrefix } from "../../../../concepts/exports/concept-brief.ts";
import { fenced, fencedItems } from "../../../../nucleus/exports/fence.ts";
import { writingRules } from "../../../../nucleus/exports/writing-rules.ts";
import { withResearch } from "../../../writing/evidence/research-in-prompt.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";

/** What the insights need of a PESTEL analysis: its words. */
export interface TrendWords {
  summary: string;
  categories: {
    category: string;
    summary: string;
    impact: string;
    keyFindings: { text: string; direction: string }[];
  }[];
}

export interface PriorityInsightsInput extends ResearchInput {
  brief: ConceptBrief;
  trends: TrendWords;
}

/** The words of a finished PESTEL analysis, without its ids. */
export function trendWords(trends: Trends): TrendWords {
  return {
    summary: trends.summary,
    categories: trends.results.map(({ category, summary, impact, keyFinding }) => ({
      category,
      summary,
      impact,
      keyFindings: keyFinding.map(({ text, direction }) => ({ text, direction })),
    })),
  };
}

export function priorityInsightsPrompt({ brief, trends, ...research }: PriorityInsightsInput): Prompt {
  const analysis = trends.categories.map(({ category, summary, impact, keyFindings }) =>
    [
      "Force:",
      fenced(category),
      fenced(summary),
      "Impact:",
      fenced(impact),
      "Findings:",
      fencedItems(keyFindings.map(({ direction, text }) => `(${direction}) ${text}`)),
    ].join("\n"),
  );
  const prompt = {
    system: writingRules,
    prefix: [conceptPrefix(brief), "# PESTEL analysis of the concept", fenced(trends.summary), ...analysis].join("\n"),
    request: `# Your task
You are a senior strategist who tells the people behind a business concept what matters most about its market.
Name the six insights that should change what the team does next.

What makes them good:
- An insight connects things: two findings, a finding and an answer of the team, or a finding and what the customers do today. It does not repeat a finding.
- It is a claim somebody could disagree with. "Sustainability is important" is none; "whoever pays for the waste is not the one who orders the bottles" is one.
- The six differ in subject: not more than two about the same force, and at least two that speak against the concept.
- The explanation ends in a consequence: what to build, avoid, ask or test first.
- The most decisive comes first.`,
  };
  return withResearch(prompt, research);
}

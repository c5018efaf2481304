import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";

// Labels of the question `value_source` in both questionnaires, and the values behind them.
const layoutByAnswer: Record<string, FinancialProjection["layout"]> = {
  "new revenue": "revenue",
  revenue: "revenue",
  "lower costs": "savings",
  savings: "savings",
};

/** How the people said that the idea should pay off; undefined when they are not sure or were not asked. */
export function chosenLayout(brief: ConceptBrief): FinancialProjection["layout"] | undefined {
  const [answer = ""] = brief.seed.answers.find(({ identifier }) => identifier === "value_source")?.answers ?? [];
  return layoutByAnswer[answer.trim().toLowerCase()];
}

import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { KeyAssumptionsOutput } from "../../../src/features/report/assumptions/tasks/key-assumptions/output.ts";
import { ExecutiveSummariesOutput } from "../../../src/features/report/overview/tasks/executive-summaries/output.ts";
import { OverviewOutput } from "../../../src/features/report/overview/tasks/overview/output.ts";
import type { Answers } from "../answer.ts";

const perCategory = 3;
const scale = [3, 2, 1] as const;

/** Answers to the tasks about a report as a whole. */
export const summaryAnswers: Answers = {
  key_assumptions({ filled }): KeyAssumptionsOutput {
    const { assumptions } = KeyAssumptionsOutput.parse(filled);
    return {
      assumptions: assumptions.map((assumption, index) => ({
        ...assumption,
        category: assumptionCategories[Math.floor(index / perCategory)] ?? assumption.category,
        importance: scale[index % scale.length] ?? assumption.importance,
        certainty: scale[(index + 1) % scale.length] ?? assumption.certainty,
      })),
    };
  },

  overview({ filled, fill }): OverviewOutput {
    const output = OverviewOutput.parse(filled);
    const second = OverviewOutput.parse(fill("second sentence"));
    return { ...output, shouldWeDoThis: `${output.shouldWeDoThis} ${second.shouldWeDoThis}` };
  },

  executive_summaries({ filled, prompt }): ExecutiveSummariesOutput {
    const output = ExecutiveSummariesOutput.parse(filled);
    const isSavings = prompt.includes("so financialMarketSizeRevenue stays an empty text");
    return { ...output, [isSavings ? "financialMarketSizeRevenue" : "financialMarketSizeSavings"]: "" };
  },
};

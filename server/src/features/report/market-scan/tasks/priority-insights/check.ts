import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { PriorityInsightsOutput } from "./output.ts";
import type { PriorityInsightsInput } from "./prompt.ts";

const longestTitle = 120;

/** Six different insights that say more than the findings they rest on. */
export function checkPriorityInsights(output: PriorityInsightsOutput, input: PriorityInsightsInput): string[] {
  const findings = new Set(
    input.trends.categories.flatMap(({ keyFindings }) => keyFindings.map(({ text }) => comparable(text))),
  );
  return [
    ...repeatedLabels(
      output.insights.map(({ title }) => title),
      "titles",
    ),
    ...output.insights.flatMap(({ title, explanation }, index) => [
      ...(title.length > longestTitle
        ? [`insights.${index}.title has ${title.length} characters; make it a headline of at most 12 words.`]
        : []),
      ...(findings.has(comparable(explanation)) || findings.has(comparable(title))
        ? [`insights.${index} only repeats a key finding of the PESTEL analysis; say what follows from it.`]
        : []),
    ]),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

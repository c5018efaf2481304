import { pestelCategories } from "@seedbed/contract/report/trends/schemas";
import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { TrendsOutput } from "./output.ts";
import type { TrendsInput } from "./prompt.ts";

/** Every category once, no finding twice, nothing invented in the texts. */
export function checkTrends(output: TrendsOutput, input: TrendsInput): string[] {
  const given = output.categories.map(({ category }) => category);
  const missing = pestelCategories.filter((category) => !given.includes(category));
  return [
    ...repeatedLabels(given, "categories"),
    ...missing.map((category) => `The category ${category} is missing. Every PESTEL category must stand exactly once.`),
    ...repeatedLabels(
      output.categories.flatMap(({ keyFindings }) => keyFindings.map(({ text }) => text)),
      "key findings",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}

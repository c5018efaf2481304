import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import type { PriorityInsightsOutput } from "./output.ts";
import type { TrendWords } from "./prompt.ts";

/** Tells whether an insight only repeats a finding of the analysis it was drawn from. */
export function repeatsFinding({
  categories,
}: TrendWords): (insight: PriorityInsightsOutput["insights"][number]) => boolean {
  const findings = new Set(categories.flatMap(({ keyFindings }) => keyFindings.map(({ text }) => plainName(text))));
  return ({ title, explanation }) => [title, explanation].some((text) => findings.has(plainName(text)));
}

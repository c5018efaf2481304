import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { citationFindings } from "../../../writing/evidence/citation-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import { withoutResearch } from "../../../writing/evidence/research-input.ts";
import { withoutClaims } from "../../../writing/evidence/without-claims.ts";
import type { TrendsOutput } from "./output.ts";
import type { TrendsInput } from "./prompt.ts";

/** Every category, no finding twice, nothing invented in the texts, and quotes that stand where they are said to. */
export function checkTrends(output: TrendsOutput, input: TrendsInput): Finding[] {
  const { categories } = output;
  const words = withoutClaims(output);
  return [
    ...missingCategories(categories.map(({ category }) => category)),
    ...repeatedCategories(categories.map(({ category }) => category)),
    ...repeatedFindings(
      categories.flatMap(({ keyFindings }, index) =>
        keyFindings.map(({ text }, at) => ({ place: `categories.${index}.keyFindings.${at}.text`, text })),
      ),
      "key findings",
    ),
    ...textFindings(words, withoutResearch(input), ["whatWouldTurn", "howToNotice"]),
    ...figureFindings(words, groundsOf(output, input)),
    ...citationFindings(output, input),
  ];
}

function missingCategories(given: readonly (typeof pestelCategories)[number][]): Finding[] {
  const missing = pestelCategories.filter((category) => !given.includes(category)).join(", ");
  if (missing === "" || given.length >= pestelCategories.length) return [];
  return [
    refuse("too-few-items", "categories", {
      problem: `What is missing: ${missing}. Every PESTEL category must stand exactly once.`,
      orMark: `Nothing could be used for: ${missing}.`,
    }),
  ];
}

/** Each category has one place in a report, so none is kept twice. */
function repeatedCategories(given: readonly string[]): Finding[] {
  return given.flatMap((category, index) =>
    given.indexOf(category) < index
      ? [
          refuse(
            "repeated-category",
            `categories.${index}`,
            `${category} stands twice. Write a category that is missing.`,
          ),
        ]
      : [],
  );
}

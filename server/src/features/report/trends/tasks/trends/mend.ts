import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../../platform/model/answer/without-spare.ts";
import { mendCitations } from "../../../writing/evidence/mend-citations.ts";
import { enoughFindings, type TrendsOutput } from "./output.ts";
import type { TrendsInput } from "./prompt.ts";

/** Puts the categories into the order of the acronym, leaves out findings that stood in a category before, and quotes as passages say. */
export function mendTrends(given: TrendsOutput, input: TrendsInput, mended: NoteMend): TrendsOutput {
  const output = mendCitations(given, input, mended);
  const places = ({ category }: TrendsOutput["categories"][number]) => pestelCategories.indexOf(category);
  const ordered = output.categories.toSorted((one, other) => places(one) - places(other));
  if (ordered.some((category, index) => category !== output.categories[index])) mended("order", "categories");
  const known = new Set<string>();
  return {
    ...output,
    categories: ordered.map((category, index) => {
      const keyFindings = withoutSpare(category.keyFindings, ({ text }) => known.has(plainName(text)), {
        enough: enoughFindings,
        told: (at) => mended("repeated-finding", `categories.${index}.keyFindings.${at}`),
      });
      for (const { text } of category.keyFindings) known.add(plainName(text));
      return { ...category, keyFindings };
    }),
  };
}

import { scalarLimits } from "@seedbed/rules/market-sizing/scalar-limits";
import type { z } from "zod";
import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { entryFields } from "./entry-fields.ts";

type Entry = { [Field in keyof typeof entryFields]: z.infer<(typeof entryFields)[Field]> };

/**
 * What is wrong with assumptions whatever they size: a scalar that a page would not take, the same title twice, figures in
 * the texts. `given` is the input of the task.
 */
export function entryProblems(entries: readonly Entry[], given: unknown): string[] {
  const texts = entries.map(({ title, description, unit, unitDescription }) => ({
    title,
    description,
    unit,
    unitDescription,
  }));
  return [
    ...entries.flatMap(({ unit, scalar }, index) => {
      const { maximum } = scalarLimits(unit);
      return maximum !== null && scalar > maximum
        ? [`entries.${index}.scalar is ${scalar}, but a percentage is at most ${maximum}.`]
        : [];
    }),
    ...repeatedLabels(
      entries.map(({ title }) => title),
      "titles of the entries",
    ),
    ...entries.flatMap(({ unit }, index) =>
      /^(?:usd|us dollars?|dollars?|us\$|percent|per cent)\b/iu.test(unit)
        ? [`entries.${index}.unit is "${unit}"; write "$" for US dollars and "%" for a percentage.`]
        : [],
    ),
    ...textProblems({ entries: texts }, given),
    ...figureProblems({ entries: texts }, given),
  ];
}

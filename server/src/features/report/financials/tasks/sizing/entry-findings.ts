import { scalarLimits } from "@seedbed/rules/market-sizing/scalar-limits";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import type { Entry } from "./entry-fields.ts";
import { isOtherMoney, isScaledMoney } from "./plain-unit.ts";

/**
 * What is wrong with assumptions whatever they size: a scalar that a page would not take, money that is not in whole dollars, figures in the texts. Two of
 * the same title are marked: they may well count different things. `given` is the input of the task.
 */
export function entryFindings(entries: readonly Entry[], given: unknown): Finding[] {
  const texts = entries.map(({ title, description, unit, unitDescription }) => ({
    title,
    description,
    unit,
    unitDescription,
  }));
  const titles = entries.map(({ title }, index) => ({ place: `entries.${index}.title`, text: title }));
  return [
    ...entries.flatMap(({ unit, scalar }, index) => {
      const { maximum } = scalarLimits(unit);
      const place = `entries.${index}.scalar`;
      return maximum !== null && scalar > maximum
        ? [refuse("percentage-over-100", place, `${place} is ${scalar}, but a percentage is at most ${maximum}.`)]
        : [];
    }),
    ...repeatedFindings(titles, "assumptions").map(({ rule, place }) =>
      mark(rule, place, "Two assumptions have this name: say how they differ."),
    ),
    ...entries.flatMap(({ unit }, index) =>
      isScaledMoney(unit) || isOtherMoney(unit)
        ? [
            refuse(
              "money-in-dollars",
              `entries.${index}.unit`,
              `entries.${index}.unit is "${unit}"; write "$" and the whole number of US dollars as scalar.`,
            ),
          ]
        : [],
    ),
    ...textFindings({ entries: texts }, given),
    ...figureFindings({ entries: texts }, given),
  ];
}

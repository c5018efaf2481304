import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import { gradingFits, scoresByGrading } from "./grading.ts";
import type { MarketForcesOutput } from "./output.ts";
import type { MarketForcesInput } from "./prompt.ts";

const longestCategory = 40;

/** Six different forces, each graded as it is scored. */
export function checkMarketForces(output: MarketForcesOutput, input: MarketForcesInput): string[] {
  return [
    ...repeatedLabels(
      output.forces.map(({ category }) => category),
      "forces",
    ),
    ...output.forces.flatMap(({ category, grading, score }, index) => [
      ...(gradingFits(grading, score)
        ? []
        : [
            `forces.${index} has the score ${score} but the grading "${grading}", which stands for ${scoresByGrading[grading].lowest} to ${scoresByGrading[grading].highest}. Make them agree.`,
          ]),
      ...(category.length > longestCategory
        ? [`forces.${index}.category has ${category.length} characters; name the force in one to three words.`]
        : []),
    ]),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}

import { repeatedLabels } from "../../../../../platform/model/answer/text-problems.ts";
import { companyProblems } from "../companies/company-problems.ts";
import type { StartupsOutput } from "./output.ts";
import type { StartupsInput } from "./prompt.ts";

/** Companies as `companyProblems` wants them, each with different engagements. */
export function checkStartups({ startups }: StartupsOutput, { brief }: StartupsInput): string[] {
  return [
    ...companyProblems("startups", startups, brief),
    ...startups.flatMap(({ potentialEngagements }, index) =>
      repeatedLabels(
        potentialEngagements.map(({ action }) => action),
        `actions of startups.${index}.potentialEngagements`,
      ),
    ),
  ];
}

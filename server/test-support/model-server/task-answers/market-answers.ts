import { engagementActions, pestelCategories } from "@seedbed/contract/report/vocabulary";
import { IncumbentsOutput } from "../../../src/features/report/market-scan/tasks/incumbents/output.ts";
import { scoresByGrading } from "../../../src/features/report/market-scan/tasks/market-forces/grading.ts";
import { forceIconNames } from "../../../src/features/report/market-scan/tasks/market-forces/icons.ts";
import { MarketForcesOutput } from "../../../src/features/report/market-scan/tasks/market-forces/output.ts";
import type { StartupsOutput } from "../../../src/features/report/market-scan/tasks/startups/output.ts";
import { TrendsOutput } from "../../../src/features/report/trends/tasks/trends/output.ts";
import type { Answers } from "../answer.ts";
import { seededBelow } from "../seeded.ts";

/** Answers to the tasks about the market. */
export const marketAnswers: Answers = {
  trends({ filled }): TrendsOutput {
    const output = TrendsOutput.parse(filled);
    return {
      ...output,
      categories: output.categories.map((entry, index) => ({
        ...entry,
        category: pestelCategories[index] ?? entry.category,
      })),
    };
  },

  market_forces({ filled, prompt }): MarketForcesOutput {
    const { forces } = MarketForcesOutput.parse(filled);
    const first = seededBelow(forceIconNames.length, prompt);
    return {
      forces: forces.map((force, index) => {
        const icon = forceIconNames[(first + index) % forceIconNames.length] ?? force.icon;
        const { lowest, highest } = scoresByGrading[force.grading];
        const [quality] = force.category.split(" ");
        return { ...force, icon, category: `${quality} ${icon.replace("-", " ")}`, score: (lowest + highest) / 2 };
      }),
    };
  },

  startups({ filled }): StartupsOutput {
    // With passages it has another form, which is filled as well.
    const { startups } = filled as StartupsOutput;
    return {
      startups: startups.map((startup) => ({
        ...startup,
        ...factsAbout(startup),
        potentialEngagements: startup.potentialEngagements.map((engagement, index) => ({
          ...engagement,
          action: engagementActions[index % engagementActions.length] ?? engagement.action,
        })),
      })),
    };
  },

  incumbents({ filled }): IncumbentsOutput {
    const output = IncumbentsOutput.parse(filled);
    return {
      ...output,
      incumbents: output.incumbents.map((incumbent) => ({ ...incumbent, ...factsAbout(incumbent) })),
    };
  },
};

function factsAbout({ name, overview }: { name: string; overview: string }) {
  const label = name.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-");
  return { domain: `${label}.example`.toLowerCase(), founded: String(1950 + seededBelow(70, overview)) };
}

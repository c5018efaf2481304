import { engagementActions } from "@seedbed/contract/report/market-scan/schemas";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { companiesNear } from "../companies/companies-near.ts";
import { companySlots, draftCompany } from "../companies/draft-company.ts";
import type { StartupsOutput } from "./output.ts";
import type { StartupsInput } from "./prompt.ts";
import { engagementWording, startupWording } from "./wording.ts";

/** Startups of the company directory that are near the concept, with what they could mean for it. */
export function draftStartups({ brief }: StartupsInput, seed: string): StartupsOutput {
  const words = briefWords(brief, seed);
  const { composer } = words;
  const startups = companiesNear("startup", words, brief).map((near) => {
    const slots = companySlots(near.company);
    return {
      ...draftCompany(near, composer),
      valueProposition: composer.sentence(startupWording.valueProposition, slots),
      competitiveAdvantage: composer.sentence(startupWording.competitiveAdvantage, slots),
      predictions: composer.sentences(startupWording.predictions, 2, slots),
      potentialEngagements: composer.random.pickSome(engagementActions, 2).map((action) => ({
        action,
        description: composer.sentence(engagementWording[action], slots),
      })),
      keyFacts: composer.sentences(startupWording.keyFacts, 2, slots),
    };
  });
  return { startups };
}

import { marketVoice } from "../../../writing/drafting/market/market-voice.ts";
import { companiesNear } from "../companies/companies-near.ts";
import { companyWording } from "../companies/company-wording.ts";
import { draftCompany } from "../companies/draft-company.ts";
import type { StartupsOutput } from "./output.ts";
import type { StartupsInput } from "./prompt.ts";

/** Startups of the company directory where the sector is clear. What they may do next is not known, so nothing is said of it. */
export function draftStartups({ brief }: StartupsInput, seed: string): StartupsOutput {
  const voice = marketVoice(brief, seed);
  const startups = companiesNear("startup", brief, voice).map((near) => ({
    ...draftCompany(near, voice),
    valueProposition: voice.say(companyWording.valueProposition, ["benefit"], { name: near.company.name }),
    competitiveAdvantage: voice.say(companyWording.competitiveAdvantage, ["difference"], { name: near.company.name }),
    predictions: [],
    potentialEngagements: [],
    keyFacts: [],
  }));
  return { startups };
}

import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { marketVoice } from "../../../writing/drafting/market/market-voice.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { companiesNear, sectorOf } from "../companies/companies-near.ts";
import { companyWording } from "../companies/company-wording.ts";
import { draftCompany } from "../companies/draft-company.ts";
import type { IncumbentsOutput } from "./output.ts";
import type { IncumbentsInput } from "./prompt.ts";
import { audienceFirst, nobodyNamed, searchToMake } from "./wording.ts";

const longestDescription = 500;
const essence: readonly Topic[] = ["idea", "benefit"];

/** Incumbents of the company directory where the sector is clear, and which search to make in any case. */
export function draftIncumbents({ brief }: IncumbentsInput, seed: string): IncumbentsOutput {
  const voice = marketVoice(brief, seed);
  const sector = sectorOf(brief, voice);
  const near = companiesNear("incumbent", brief, voice);
  const search = voice.tells("audience") ? voice.say(searchToMake, ["audience"]) : voice.say(audienceFirst, essence);
  const found =
    sector && near.length > 0
      ? voice.say(companyWording.sector, essence, { sector: sector.label })
      : voice.say(nobodyNamed, essence);
  return {
    ecosystemDescription: withinLimit(voice.paragraph(search, found), longestDescription),
    incumbents: near.map((each) => draftCompany(each, voice)),
  };
}

import type { MarketVoice } from "../../../writing/drafting/market/market-voice.ts";
import type { NearCompany } from "./companies-near.ts";
import type { CompanyWords } from "./company-fields.ts";
import { companyWording } from "./company-wording.ts";

/** The facts of the directory unchanged, and why the company stands there. Whether it competes is not known, so it is not said to. */
export function draftCompany({ company, because }: NearCompany, voice: MarketVoice): CompanyWords {
  const { name, domain, activity, headquarters, founded } = company;
  const slots = { name, activity };
  return {
    name,
    domain,
    overview: voice.say(companyWording.overview, [], slots),
    headquarters,
    founded: String(founded),
    certainty: voice.say(companyWording.certainty, [], slots),
    hasCompetitiveProduct: false,
    relevance: voice.paragraph(
      voice.say(companyWording.reason, because),
      voice.tells("audience") ? voice.say(companyWording.open, ["audience"]) : undefined,
    ),
  };
}

import type { Company } from "../../../../../library/companies/company.ts";
import type { Composer } from "../../../../../platform/drafting/compose.ts";
import type { SlotValues } from "../../../../../platform/drafting/fill.ts";
import type { NearCompany } from "./companies-near.ts";
import type { CompanyWords } from "./company-fields.ts";
import { companyWording } from "./company-wording.ts";

/** Words of the concept that a company must share before the draft takes its offer for a rival of the concept. */
const wordsOfRival = 2;

const rivalWording = {
  overview: companyWording.rivalInOverview,
  relevance: companyWording.relevanceOfRival,
  lesson: companyWording.lessonFromRival,
};
const neighbourWording = {
  overview: companyWording.neighbourInOverview,
  relevance: companyWording.relevanceOfNeighbour,
  lesson: companyWording.lessonFromNeighbour,
};

/** The facts of a company for templates. */
export function companySlots(company: Company): SlotValues {
  const { name, activity, headquarters } = company;
  return { name, activity, headquarters, founded: String(company.founded) };
}

/** The facts of the directory unchanged, and what they could mean for the concept. */
export function draftCompany({ company, sharedWords }: NearCompany, composer: Composer): CompanyWords {
  const slots = companySlots(company);
  const isRival = sharedWords >= wordsOfRival;
  const wording = isRival ? rivalWording : neighbourWording;
  return {
    name: company.name,
    domain: company.domain,
    overview: [composer.sentence(wording.overview, slots), composer.sentence(companyWording.whatIsOpen, slots)].join(
      " ",
    ),
    headquarters: company.headquarters,
    founded: String(company.founded),
    certainty: composer.sentence(companyWording.certainty, slots),
    hasCompetitiveProduct: isRival,
    relevance: [composer.sentence(wording.relevance, slots), composer.sentence(wording.lesson, slots)].join(" "),
  };
}

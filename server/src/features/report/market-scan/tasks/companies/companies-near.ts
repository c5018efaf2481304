import type { Company } from "../../../../../library/companies/company.ts";
import { companies } from "../../../../../library/companies/directory.ts";
import { countKeywords } from "../../../../../platform/drafting/rank.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import type { BriefWords } from "../../../writing/drafting/brief-words.ts";

/** A company of the directory and how many words of the concept speak for it. */
export interface NearCompany {
  company: Company;
  sharedWords: number;
}

const most = 6;
/** How many shared words a shared sector counts for. */
const sectorWeight = 3;

/**
 * Up to six companies of the directory that share the concept's sector or words with it, the nearest first; none when
 * nothing is near. The company that has the idea is left out.
 */
export function companiesNear(kind: Company["kind"], words: BriefWords, brief: ConceptBrief): NearCompany[] {
  const own = [brief.company.name.trim().toLowerCase(), brief.company.domain.trim().toLowerCase()];
  return words.composer.random
    .shuffle(companies.filter((company) => company.kind === kind))
    .filter(({ name, domain }) => !own.includes(name.toLowerCase()) && !own.includes(domain))
    .map((company) => ({ company, sharedWords: countKeywords(company.keywords, words.text) }))
    .map((near) => ({ near, fit: near.sharedWords + (near.company.sector === words.sector?.id ? sectorWeight : 0) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, most)
    .map(({ near }) => near);
}

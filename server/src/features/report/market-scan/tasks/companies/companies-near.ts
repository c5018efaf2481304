import type { Company } from "../../../../../library/companies/company.ts";
import { companies } from "../../../../../library/companies/directory.ts";
import { recogniseSector } from "../../../../../library/recognise-sector.ts";
import type { Sector } from "../../../../../library/sectors.ts";
import { countKeywords } from "../../../../../platform/drafting/count-keywords.ts";
import type { Statement } from "../../../../../platform/drafting/telling/statement.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import type { MarketVoice } from "../../../writing/drafting/market/market-voice.ts";
import { ownCompany } from "./own-company.ts";

const most = 3;
/** One word is shared by chance: whoever makes rings measures something, too. */
const enoughShared = 2;

/** The sector of a concept where its words are clear; the directory is English, so other languages have none. */
export function sectorOf({ concept }: ConceptBrief, { language, statements }: MarketVoice): Sector | undefined {
  return language === "en" ? recogniseSector([concept.title, ...statements.map(({ text }) => text)]) : undefined;
}

/** A company with the statement that shares most words with its entry. */
export interface NearCompany {
  company: Company;
  because: Statement;
}

/**
 * Up to three companies of the directory from the concept's sector whose entries share words with what people told, the nearest first; none
 * when the sector is not clear. The company that has the idea is left out.
 */
export function companiesNear(kind: Company["kind"], brief: ConceptBrief, voice: MarketVoice): NearCompany[] {
  const sector = sectorOf(brief, voice);
  if (!sector) return [];
  const isOwn = ownCompany(brief);
  const text = voice.statements.map((statement) => statement.text).join("\n");
  return companies
    .filter((company) => company.kind === kind && company.sector === sector.id && !isOwn(company))
    .map((company) => ({ company, shared: countKeywords(company.keywords, text) }))
    .filter(({ shared }) => shared >= enoughShared)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, most)
    .flatMap(({ company }) => {
      const [because] = voice.statements.toSorted((one, other) => sharedBy(other, company) - sharedBy(one, company));
      return because ? [{ company, because }] : [];
    });
}

const sharedBy = ({ text }: Statement, { keywords }: Company) => countKeywords(keywords, text);

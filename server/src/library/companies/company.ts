import type { SectorId } from "../sectors.ts";
import { wordList } from "../word-list.ts";

/**
 * A well-known company. The facts are public and stable ones, from the companies' own publications and general
 * encyclopaedias; what was in doubt was left out. The directory carries no revenue, staff or market share.
 */
export type Company = {
  readonly name: string;
  /** Without protocol and "www". */
  readonly domain: string;
  /** City and country. */
  readonly headquarters: string;
  /** The year the company, or the one it grew out of, was founded. */
  readonly founded: number;
  readonly sector: SectorId;
  /** A startup here is a company founded in or after 2005 and built with venture capital, whatever its size today. */
  readonly kind: "incumbent" | "startup";
  /** What the company does: a clause that follows its name, "makes tractors". */
  readonly activity: string;
  /** Stems in lower case for finding it by an idea's words. */
  readonly keywords: readonly string[];
};

/** The facts of one company in a sector's file. */
export type CompanyFacts = readonly [
  name: string,
  domain: string,
  headquarters: string,
  founded: number,
  activity: string,
  keywords: string,
];

/** A sector's companies from their facts; keywords are given as words separated by commas. */
export function companiesOf(
  sector: SectorId,
  facts: { incumbents: readonly CompanyFacts[]; startups: readonly CompanyFacts[] },
): readonly Company[] {
  const toCompany =
    (kind: Company["kind"]) =>
    ([name, domain, headquarters, founded, activity, keywords]: CompanyFacts): Company => ({
      name,
      domain,
      headquarters,
      founded,
      sector,
      kind,
      activity,
      keywords: wordList(keywords),
    });
  return [...facts.incumbents.map(toCompany("incumbent")), ...facts.startups.map(toCompany("startup"))];
}

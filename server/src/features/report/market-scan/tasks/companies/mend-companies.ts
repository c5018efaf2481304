import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { mendCitations } from "../../../writing/evidence/mend-citations.ts";
import { givenPassages, type ResearchInput } from "../../../writing/evidence/research-input.ts";
import { putRight } from "../../../writing/mending/put-right.ts";
import { type CompanyWords, unknownFact } from "./company-fields.ts";
import { withFoundFacts } from "./found-facts.ts";
import { ownCompany } from "./own-company.ts";
import { plainDomain } from "./plain-domain.ts";

interface Companies<Company> {
  /** What the model calls the list. */
  list: string;
  companies: readonly Company[];
  input: { brief: ConceptBrief } & ResearchInput;
}

const noName = /^(?:unknown|unnamed|none|n\/?a|not known|tbd|company [a-z]|(?:startup|company|incumbent) \d+)?$/iu;
const noFact =
  /^(?:unknown|not (?:known|sure|available)|unsure|unclear|uncertain|none|null|n\/?a|tb[da]|[-–—?]+)?[.?]?$/iu;
const yearsIn = /(?<![\p{L}\p{N}.,])(?:1[0-9]|20)\d{2}(?![\p{L}\p{N}]|[.,]\d)/gu;

/**
 * Companies without those that have no name and the one that has the idea, with facts in their form: a plain domain, a year with four
 * digits, and "Unknown" for what is none. Nothing is added that the model did not say; where there are passages, what they do not say is left
 * out, too.
 */
export function mendCompanies<Company extends CompanyWords>(
  { list, companies, input }: Companies<Company>,
  mended: NoteMend,
): Company[] {
  const passages = givenPassages(input);
  const plain = plainCompanies({ list, companies, input }, mended);
  if (passages.length === 0) return plain;
  const { [list]: quoted = plain } = mendCitations({ [list]: plain }, input, mended);
  return withFoundFacts({ list, companies: quoted, passages }, mended);
}

function plainCompanies<Company extends CompanyWords>(
  { list, companies, input }: Companies<Company>,
  mended: NoteMend,
): Company[] {
  const isOwn = ownCompany(input.brief);
  return companies
    .map((company, index) => withPlainFacts(company, (rule, field) => mended(rule, `${list}.${index}.${field}`)))
    .filter((company, index) => {
      const isNameless = noName.test(company.name);
      if (isNameless) mended("nameless-company", `${list}.${index}`);
      else if (isOwn(company)) mended("own-company", `${list}.${index}`);
      return !isNameless && !isOwn(company);
    });
}

function withPlainFacts<Company extends CompanyWords>(
  company: Company,
  tell: (rule: string, field: keyof CompanyWords) => void,
): Company {
  const { domain, founded, headquarters } = company;
  return {
    ...company,
    domain: putRight(domain, plainDomain(domain) ?? unknownFact, () => tell("plain-domain", "domain")),
    founded: putRight(founded, yearIn(founded) ?? unknownFact, () => tell("plain-year", "founded")),
    headquarters: putRight(headquarters, noFact.test(headquarters) ? unknownFact : headquarters, () =>
      tell("unknown-fact", "headquarters"),
    ),
  };
}

/** The only year in a text; undefined for none, several, and a decade. */
function yearIn(text: string): string | undefined {
  const years = new Set(text.match(yearsIn));
  return years.size === 1 ? [...years][0] : undefined;
}

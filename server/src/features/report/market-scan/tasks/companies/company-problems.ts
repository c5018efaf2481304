import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems, textsOf } from "../../../../../platform/model/answer/text-problems.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { type CompanyWords, unknownFact } from "./company-fields.ts";

const hostname = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;
const year = /^(?:1[0-9]|20)\d{2}$/u;
const contactDetails = /\S*@\S*|linkedin\.com\/\S*|linkedin profile/giu;

/**
 * What is wrong with the companies of an answer: one named twice or being the user's own, facts that are neither a fact
 * nor "Unknown", and contact details of people. `list` is what the model calls the list.
 */
export function companyProblems(list: string, companies: readonly CompanyWords[], brief: ConceptBrief): string[] {
  const own = [brief.company.name, brief.company.domain].map(comparable).filter((name) => name !== "");
  return [
    ...repeatedLabels(
      companies.map(({ name }) => name),
      list,
    ),
    ...companies.flatMap((company, index) => {
      const place = `${list}.${index}`;
      const { name, domain, headquarters, founded } = company;
      return [
        ...([name, domain].some((text) => own.includes(comparable(text)))
          ? [`${place} is the company that has this idea; name another company or leave the entry out.`]
          : []),
        ...(domain === unknownFact || hostname.test(domain)
          ? []
          : [`${place}.domain must be a plain domain such as "example.com", or "${unknownFact}".`]),
        ...(founded === unknownFact || year.test(founded)
          ? []
          : [`${place}.founded must be a year with four digits, or "${unknownFact}".`]),
        ...figureProblems({ [place]: withoutFacts(company) }, { brief, founded, headquarters, name }),
      ];
    }),
    ...personProblems(list, companies, brief),
    ...textProblems({ [list]: companies }, brief),
  ];
}

// Nobody has looked these people up: a profile or an address can only be invented.
function personProblems(list: string, companies: readonly CompanyWords[], brief: ConceptBrief): string[] {
  const given = comparable(
    textsOf(brief)
      .map(({ text }) => text)
      .join(" "),
  );
  return textsOf({ [list]: companies })
    .filter(({ text }) => (text.match(contactDetails) ?? []).some((found) => !given.includes(comparable(found))))
    .map(({ place }) => `${place} holds a person's contact details; name at most the role to talk to.`);
}

function withoutFacts({
  name: _name,
  domain: _domain,
  headquarters: _headquarters,
  founded: _founded,
  ...texts
}: CompanyWords) {
  return texts;
}

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

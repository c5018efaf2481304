import { figureFindings, figuresIn } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { textFindings, textsOf } from "../../../../../platform/model/answer/text-findings.ts";
import type { ConceptBrief } from "../../../../concepts/exports/concept-brief.ts";
import { citationFindings } from "../../../writing/evidence/citation-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import type { ResearchInput } from "../../../writing/evidence/research-input.ts";
import { withoutClaims } from "../../../writing/evidence/without-claims.ts";
import type { CompanyWords } from "./company-fields.ts";
import { ownCompany } from "./own-company.ts";

const contactDetails = /\S*@\S*|linkedin\.com\/\S*|linkedin profile/giu;

/**
 * What is wrong with the companies of an answer after mending: the user's own company, figures that nobody looked up, and contact details of
 * people. `list` is what the model calls the list.
 */
export function companyFindings(
  list: string,
  companies: readonly CompanyWords[],
  input: { brief: ConceptBrief } & ResearchInput,
): Finding[] {
  const { brief } = input;
  const words = { [list]: withoutClaims(companies) };
  const isOwn = ownCompany(brief);
  return [
    ...companies.flatMap((company, index) => {
      const place = `${list}.${index}`;
      const { headquarters, founded, name } = company;
      return [
        ...(isOwn(company)
          ? [
              refuse(
                "own-company",
                place,
                `${place} is the company that has this idea; name another company or leave the entry out.`,
              ),
            ]
          : []),
        ...factFindings(place, { name, headquarters }),
        ...figureFindings({ [place]: withoutFacts(company) }, [
          { founded, headquarters, name },
          ...groundsOf(company, input),
        ]),
      ];
    }),
    ...personFindings(words, brief),
    ...textFindings(words, brief),
    ...citationFindings({ [list]: companies }, input),
  ];
}

/** A name may hold a number, as 7-Eleven does, but no share and no amount. */
function factFindings(place: string, facts: Pick<CompanyWords, "name" | "headquarters">): Finding[] {
  return Object.entries(facts).flatMap(([field, text]) =>
    figuresIn(text)
      .filter(({ kind }) => kind !== "plain")
      .map(({ written }) => {
        const problem = `${place}.${field} holds the figure "${written}". Give the ${field} alone.`;
        return refuse("invented-figure", `${place}.${field}`, { problem, words: written });
      }),
  );
}

// Nobody has looked these people up: a profile or an address can only be invented.
function personFindings(output: unknown, brief: ConceptBrief): Finding[] {
  const given = plainName(
    textsOf(brief)
      .map(({ text }) => text)
      .join(" "),
  );
  return textsOf(output).flatMap(({ place, text }) =>
    (text.match(contactDetails) ?? [])
      .filter((found) => !given.includes(plainName(found)))
      .map((words) =>
        refuse("contact-details", place, {
          problem: `${place} holds a person's contact details; name at most the role to talk to.`,
          words,
        }),
      ),
  );
}

function withoutFacts({
  name: _name,
  domain: _domain,
  headquarters: _headquarters,
  founded: _founded,
  claims: _claims,
  ...texts
}: CompanyWords) {
  return texts;
}

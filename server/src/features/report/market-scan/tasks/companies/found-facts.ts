import type { Company } from "../../../../../library/companies/company.ts";
import { companies as directory } from "../../../../../library/companies/directory.ts";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import type { NumberedPassage } from "../../../writing/writing-tools.ts";
import { type CompanyWords, unknownFact } from "./company-fields.ts";
import type { FoundFact } from "./found-claim.ts";
import { isNamedIn } from "./is-named-in.ts";

interface Found<Words> {
  /** What the model calls the list. */
  list: string;
  companies: readonly Words[];
  passages: readonly NumberedPassage[];
}

/**
 * Companies that passages name, or that stand in the directory, with nothing but what a passage tells or the directory holds: a fact without a citation is
 * "Unknown", and so is one that its cited passage does not tell.
 */
export function withFoundFacts<Words extends CompanyWords>(
  { list, companies, passages }: Found<Words>,
  mended: NoteMend,
): Words[] {
  const isKnown = ({ name }: Words) =>
    directoryEntry(name) !== undefined || passages.some((passage) => isNamedIn(allOf(passage), name));
  return companies
    .map((company, index) => {
      const tell = (rule: string, field: string) => mended(rule, `${list}.${index}.${field}`);
      return isKnown(company) ? withFacts(withCitedClaims(company, tell), { passages, tell }) : company;
    })
    .filter((company, index) => {
      const stays = isKnown(company);
      if (!stays) mended("unnamed-company", `${list}.${index}`);
      return stays;
    });
}

type Tell = (rule: string, field: string) => void;

/** Facts are what passages say: what cites nothing is none. */
function withCitedClaims<Words extends CompanyWords>(company: Words, tell: Tell): Words {
  const claims = company.claims ?? [];
  const cited = claims.filter(({ citations }) => citations.length > 0);
  if (cited.length < claims.length) tell("uncited-fact", "claims");
  return { ...company, claims: cited };
}

/** What each field may hold: what a passage tells, or what the directory holds. */
function withFacts<Words extends CompanyWords>(
  company: Words,
  { passages, tell }: { passages: readonly NumberedPassage[]; tell: Tell },
): Words {
  const entry = directoryEntry(company.name);
  const cited = (fact: FoundFact) => textsCitedFor(company, fact, passages);
  const isTold = {
    overview: cited("overview").length > 0,
    headquarters: cited("headquarters").some((text) => sharesAWord(company.headquarters, text)),
    founded: cited("founded").some((text) => text.includes(company.founded)),
    domain: passages.some((passage) =>
      `${allOf(passage)} ${passage.source.url}`.toLowerCase().includes(company.domain.toLowerCase()),
    ),
  };
  const known = entry && knownOf(entry);
  const fieldOf = (field: keyof typeof isTold) => {
    const told = isTold[field] ? company[field] : (known?.[field] ?? unknownFact);
    if (told !== company[field]) tell("not-found", field);
    return told;
  };
  const kept = company.claims?.filter(({ fact }) => !(fact === "headquarters" || fact === "founded") || isTold[fact]);
  return {
    ...company,
    overview: fieldOf("overview"),
    headquarters: fieldOf("headquarters"),
    founded: fieldOf("founded"),
    domain: fieldOf("domain"),
    claims: kept,
  };
}

const knownOf = ({ name, domain, headquarters, founded, activity }: Company) => ({
  overview: `${name} ${activity}.`,
  domain,
  headquarters,
  founded: String(founded),
});

const directoryEntry = (name: string) => directory.find((entry) => plainName(entry.name) === plainName(name));

const allOf = ({ text, source }: NumberedPassage) => `${source.title}\n${source.publisher ?? ""}\n${text}`;

function textsCitedFor({ claims = [] }: CompanyWords, fact: FoundFact, passages: readonly NumberedPassage[]): string[] {
  const numbers = new Set(
    claims.filter((claim) => claim.fact === fact).flatMap(({ citations }) => citations.map(({ passage }) => passage)),
  );
  return passages.filter(({ number }) => numbers.has(String(number))).map(({ text }) => text);
}

const sharesAWord = (fact: string, text: string) =>
  (fact.match(/[\p{L}\p{M}]{2,}/gu) ?? []).some((word) => isNamedIn(text, word));

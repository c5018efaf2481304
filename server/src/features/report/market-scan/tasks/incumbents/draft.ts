import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { companiesNear } from "../companies/companies-near.ts";
import { draftCompany } from "../companies/draft-company.ts";
import type { IncumbentsOutput } from "./output.ts";
import type { IncumbentsInput } from "./prompt.ts";
import { ecosystemWording } from "./wording.ts";

const longestDescription = 500;

/** Incumbents of the company directory that are near the concept, and the ecosystem as the concept would find it. */
export function draftIncumbents({ brief }: IncumbentsInput, seed: string): IncumbentsOutput {
  const words = briefWords(brief, seed);
  const { composer } = words;
  const near = companiesNear("incumbent", words, brief);
  const closing = near.length > 0 ? ecosystemWording.freePlace : ecosystemWording.nobodyNear;
  const description = [ecosystemWording.players, closing, ecosystemWording.balance]
    .map((templates) => composer.sentence(templates))
    .join(" ");
  return {
    ecosystemDescription: withinLimit(description, longestDescription),
    incumbents: near.map((company) => draftCompany(company, composer)),
  };
}

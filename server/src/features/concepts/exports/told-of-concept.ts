import { draftLanguages, quoted } from "../../../platform/drafting/telling/draft-language.ts";
import { type Statement, statementsOf, type Topic } from "../../../platform/drafting/telling/statement.ts";
import { type Told, told, toldInSeed } from "../../incubation/exports/told.ts";
import type { ConceptBrief } from "./concept-brief.ts";

/**
 * What was told about a concept: what its seed says in people's own words first, then the concept as it stands. A concept that quotes its seed was
 * drafted from it: the sentences around the quotes are nobody's, and nothing of it is told. Nor is it where the seed is in another language than drafts.
 */
export function toldOfConcept({ company, concept, seed }: ConceptBrief): Told {
  const inSeed = toldInSeed({ ...seed, company });
  const { language, statements } = inSeed;
  if (language === undefined) return inSeed;
  const texts: [Topic, readonly string[]][] = [
    ["idea", [concept.summary, concept.overview]],
    ["pains", [concept.problemStatement]],
    ["benefit", [concept.valueProposition]],
    ["difference", concept.differentiators],
    ["assets", concept.rightsToWin],
  ];
  const written = texts.flatMap(([topic, given]) => given.flatMap((text) => statementsOf(topic, text)));
  const isDrafted = quotesOneOf(
    statements,
    texts.flatMap(([, given]) => given),
  );
  return told(isDrafted ? statements : [...statements, ...written], company);
}

function quotesOneOf(statements: readonly Statement[], texts: readonly string[]): boolean {
  const quotes = statements.flatMap(({ text }) => draftLanguages.map((language) => quoted(text, language)));
  return texts.some((text) => quotes.some((quote) => text.includes(quote)));
}

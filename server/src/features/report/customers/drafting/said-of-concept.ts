import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import { type DraftLanguage, quoted } from "../../../../platform/drafting/telling/draft-language.ts";
import type { Statement } from "../../../../platform/drafting/telling/statement.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { toldOfConcept } from "../../../concepts/exports/told-of-concept.ts";

interface Said {
  language: DraftLanguage;
  statements: readonly Statement[];
}

const address = /https?:|www\.|@/iu;

/**
 * What was told of a concept but its name, which stands above the page already, addresses, and what is more than one sentence when it is quoted. In English
 * where drafts are not written in its language.
 */
export function saidOfConcept(brief: ConceptBrief): Said {
  const { statements, language = "en" } = toldOfConcept(brief);
  const name = plain(brief.concept.title);
  return {
    language,
    statements: statements.filter(
      ({ text }) => plain(text) !== name && !address.test(text) && plainSentences(quoted(text, language)).length === 1,
    ),
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

import { type DraftLanguage, draftLanguages } from "../../../platform/drafting/telling/draft-language.ts";
import { recogniseLanguage } from "../../../platform/drafting/telling/recognise-language.ts";
import { type Statement, statementsOf, type Topic } from "../../../platform/drafting/telling/statement.ts";
import type { CompanyContext } from "../../nucleus/exports/company-context.ts";
import { assetOptions } from "../questionnaires/assets.ts";
import type { SeedBrief } from "./seed-brief.ts";

/** All that people told about an idea, for drafts that quote it. */
export interface Told {
  /** Undefined when it is one that drafts are not written in: then nothing is quoted, and drafts are structure and questions in English. */
  language: DraftLanguage | undefined;
  /** In the order in which they were given, each once. */
  statements: readonly Statement[];
}

/** What an answer is about, by the identifier of its question. */
export const topicsByIdentifier: Readonly<Record<string, Topic>> = {
  idea: "idea",
  field: "idea",
  audience: "audience",
  pains: "pains",
  changes: "changes",
  assets: "assets",
  earning: "earning",
  cost_sources: "costs",
  limits: "limits",
  success: "success",
};

/** Labels of the product that a person may have chosen. They are English and tell nothing of the language of an idea. */
const chosenLabels: ReadonlySet<string> = new Set(assetOptions.map(({ label }) => label));

/**
 * What was told in a seed, for drafts in the language that the company chose, if drafts are written in it, else in that of the idea. How an idea
 * pays off is chosen from labels of the product, and no words of a person.
 */
export function toldInSeed({ company, answers, clarifications }: Omit<SeedBrief, "type">): Told {
  const statements = answers.flatMap(({ identifier, answers: texts }) => {
    const topic = topicsByIdentifier[identifier];
    return topic ? texts.flatMap((text) => statementsOf(topic, text)) : [];
  });
  const clarified = clarifications.flatMap(({ answers: texts }) =>
    texts.flatMap((text) => statementsOf("clarified", text)),
  );
  return told([...statements, ...clarified], company);
}

/** Statements as what was told: each once, whatever its capitals and stops, and chosen labels only in English. */
export function told(statements: readonly Statement[], { facts }: Pick<CompanyContext, "facts">): Told {
  const seen = new Set<string>();
  const different = statements.filter(({ text }) => {
    const key = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const own = different.filter(({ text }) => !chosenLabels.has(text));
  const language = recogniseLanguage(own.map(({ text }) => text));
  if (language === undefined) return { language, statements: [] };
  const chosen = draftLanguages.find((each) => each === facts?.reportLanguage);
  return { language: chosen ?? language, statements: language === "en" ? different : own };
}

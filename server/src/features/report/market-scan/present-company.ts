import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { Evidence, Source } from "@seedbed/contract/report/source";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { type CompanyWords, unknownFact } from "./tasks/companies/company-fields.ts";
import type { StartupWords } from "./tasks/startups/output.ts";

type Origin = TaskResult<unknown>["origin"];

/**
 * An incumbent as a report shows it. The facts of a draft come from the company directory and carry it as their source;
 * those of a model carry none. A domain that nobody is sure of is empty.
 */
export function presentIncumbent(words: CompanyWords, origin: Origin, id: WritingTools["id"]): Incumbent {
  return {
    uuid: id("incumbent", words.name),
    ...companyFacts(words, origin, (fact) => id("incumbent", words.name, fact)),
  };
}

/** A startup as a report shows it. Its facts carry sources as those of an incumbent do; contacts stay empty without research. */
export function presentStartup(words: StartupWords, origin: Origin, id: WritingTools["id"]): Startup {
  const { valueProposition, competitiveAdvantage, predictions, potentialEngagements, keyFacts } = words;
  const sourceId = (fact: string) => id("startup", words.name, fact);
  return {
    uuid: id("startup", words.name),
    ...companyFacts(words, origin, sourceId),
    valueProposition,
    competitiveAdvantage,
    predictions,
    potentialEngagements,
    keyFacts: keyFacts.map((text, index) => ({
      text,
      evidence: evidence(words.certainty, origin, sourceId(`key-fact-${index}`)),
    })),
    keyContacts: [],
  };
}

function companyFacts(
  words: CompanyWords,
  origin: Origin,
  sourceId: (fact: string) => string,
): Omit<Incumbent, "uuid"> {
  const { name, domain, overview, headquarters, founded, certainty, hasCompetitiveProduct, relevance } = words;
  return {
    name,
    domain: domain === unknownFact ? "" : domain,
    overview,
    headquarters,
    founded,
    hasCompetitiveProduct,
    status: "completed",
    overviewEvidence: evidence(certainty, origin, sourceId("overview")),
    headquartersEvidence: evidence(certainty, origin, sourceId("headquarters")),
    foundedEvidence: evidence(certainty, origin, sourceId("founded")),
    relevance,
    // Without research nobody knows what is new.
    newsAndActivities: [],
  };
}

function evidence(insight: string, origin: Origin, sourceId: string): Evidence {
  return { insight, sources: origin === "draft" ? [directorySource(sourceId)] : [] };
}

const directorySource = (uuid: string): Source => ({
  uuid,
  title: "Company directory",
  description: "",
  url: null,
  classification: "library",
  citations: [],
  confidenceLevel: "medium",
  publishedDate: null,
});

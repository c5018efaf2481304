import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { Evidence } from "@seedbed/contract/report/source";
import type { TaskResult } from "../../../platform/model/gateway.ts";
import { evidenceOf, type Read } from "../writing/evidence/evidence-of.ts";
import type { WritingTools } from "../writing/writing-tools.ts";
import { directorySource } from "./directory-source.ts";
import { type CompanyWords, unknownFact } from "./tasks/companies/company-fields.ts";
import type { FoundFact } from "./tasks/companies/found-claim.ts";
import type { StartupWords } from "./tasks/startups/output.ts";

/** Where the words about companies come from. */
export interface CompanyGround {
  origin: TaskResult<unknown>["origin"];
  id: WritingTools["id"];
  read: Read;
}

/**
 * An incumbent as a report shows it. The facts of a draft come from the company directory and carry it as their source; those of a model carry the
 * passages that tell them, or none without research. A domain that nobody is sure of is empty.
 */
export function presentIncumbent(words: CompanyWords, ground: CompanyGround): Incumbent {
  return { uuid: ground.id("incumbent", words.name), ...companyFacts(words, "incumbent", ground) };
}

/** A startup as a report shows it. Its facts carry sources as those of an incumbent do; contacts stay empty. */
export function presentStartup(words: StartupWords, ground: CompanyGround): Startup {
  const { valueProposition, competitiveAdvantage, predictions, potentialEngagements, keyFacts = [] } = words;
  return {
    uuid: ground.id("startup", words.name),
    ...companyFacts(words, "startup", ground),
    valueProposition,
    competitiveAdvantage,
    predictions,
    potentialEngagements,
    keyFacts: words.claims
      ? foundFacts(words, "key fact", ground)
      : keyFacts.map((text, index) => ({
          text,
          evidence: evidence(words.certainty, ground, ["startup", words.name, `key-fact-${index}`]),
        })),
    keyContacts: [],
  };
}

function companyFacts(
  words: CompanyWords,
  kind: "incumbent" | "startup",
  ground: CompanyGround,
): Omit<Incumbent, "uuid"> {
  const { name, domain, overview, headquarters, founded, hasCompetitiveProduct, relevance } = words;
  const fact = (field: "overview" | "headquarters" | "founded") => factEvidence(words, field, { kind, ground });
  return {
    name,
    domain: domain === unknownFact ? "" : domain,
    overview,
    headquarters,
    founded,
    hasCompetitiveProduct,
    status: "completed",
    overviewEvidence: fact("overview"),
    headquartersEvidence: fact("headquarters"),
    foundedEvidence: fact("founded"),
    relevance,
    // Without research nobody knows what is new.
    newsAndActivities: words.claims ? foundFacts(words, "news", ground) : [],
  };
}

/** What stands behind a field: the passages that tell it, the directory, or nothing where it was not found. */
function factEvidence(
  words: CompanyWords,
  field: "overview" | "headquarters" | "founded",
  { kind, ground }: { kind: string; ground: CompanyGround },
): Evidence {
  const { certainty, claims, name } = words;
  if (!claims) return evidence(certainty, ground, [kind, name, field]);
  const own = claims.filter(({ fact }) => fact === field);
  const isFromDirectory = own.length === 0 && words[field] !== unknownFact;
  if (!isFromDirectory) return { insight: certainty, sources: [], ...evidenceOf(own, ground.read) };
  return { insight: certainty, sources: [directorySource(ground.id(kind, name, field))], claims: [] };
}

/** The facts of a kind that passages tell, each with its evidence. */
function foundFacts(words: CompanyWords, wanted: FoundFact, { read }: CompanyGround): Incumbent["newsAndActivities"] {
  return (words.claims ?? [])
    .filter(({ fact }) => fact === wanted)
    .map((claim) => ({ text: claim.statement, evidence: { insight: "", sources: [], ...evidenceOf([claim], read) } }));
}

function evidence(insight: string, { origin, id }: CompanyGround, name: readonly string[]): Evidence {
  return { insight, sources: origin === "draft" ? [directorySource(id(...name))] : [] };
}

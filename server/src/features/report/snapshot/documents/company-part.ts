import type { Incumbent, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { Evidence } from "@seedbed/contract/report/source";
import type { Block, Entry } from "../../../../platform/pdf/printed-document.ts";
import type { SourceRegister } from "../source-register.ts";
import { evidenced, listed, noted, said, titled } from "./whole-blocks.ts";

interface CompanyTerms {
  kind: "Startup" | "Incumbent";
  sources: SourceRegister;
  labels: Entry["labels"];
}

/** What is known of a company, each fact with what it rests on. */
export function company(it: Incumbent | Startup, { kind, sources, labels }: CompanyTerms): Block[] {
  // Nothing is named behind a fact that is not told.
  const fact = (title: string, text: string, { of, beside = "" }: { of: Evidence; beside?: string }) =>
    text.trim() === "" ? [] : said(title, text, { note: noted(beside, sources.numbers(of.sources)) });
  const facts = [
    ...fact(kind, it.overview, { of: it.overviewEvidence, beside: it.domain }),
    ...fact("Where", it.headquarters, { of: it.headquartersEvidence }),
    ...fact("Founded", it.founded, { of: it.foundedEvidence }),
    ...said("Why it matters here", it.relevance),
    ...("valueProposition" in it ? startupFacts(it, sources) : []),
    ...evidenced(it.newsAndActivities, sources).map((entry) => ({ ...entry, title: "Recently" })),
  ];
  return titled(it.name, listed(facts), { level: 3, labels });
}

function startupFacts(startup: Startup, sources: SourceRegister): Entry[] {
  return [
    ...said("Value proposition", startup.valueProposition),
    ...said("Competitive advantage", startup.competitiveAdvantage),
    ...startup.predictions.flatMap((prediction) => said("Prediction", prediction)),
    ...startup.potentialEngagements.flatMap(({ action, description }) => said(`Possible ${action}`, description)),
    ...evidenced(startup.keyFacts, sources),
    ...startup.keyContacts.flatMap(({ name, title, evidence }) =>
      said("Contact", [name, title].filter(Boolean).join(", "), { note: sources.numbers(evidence.sources) }),
    ),
  ];
}

import type { Incumbent, MarketScan, Startup } from "@seedbed/contract/report/market-scan/schemas";
import type { ReactNode } from "react";
import { PrintedList, PrintedPart, PrintedSection, PrintedSources, PrintedText } from "./printed-parts.tsx";

export function PrintedMarket({ scan }: { scan: MarketScan }) {
  return (
    <>
      <PrintedSection title="Trends & Drivers">
        {scan.trendsAndDriversDescription && <p>{scan.trendsAndDriversDescription}</p>}
        {scan.marketForces.map((force) => (
          <PrintedPart key={force.uuid} title={`${force.category}: ${force.grading}`}>
            <PrintedText name="Score:" text={force.score === null ? "" : `${force.score} of 10`} />
            <p>{force.summary}</p>
            <PrintedText name="Impact on this concept:" text={force.impact} />
            <PrintedSources sources={force.sources ?? []} />
          </PrintedPart>
        ))}
        {scan.priorityInsights.map((insight) => (
          <PrintedPart key={insight.uuid} title={insight.title}>
            <p>{insight.explanation}</p>
            <PrintedSources sources={insight.sources} />
          </PrintedPart>
        ))}
      </PrintedSection>
      <PrintedSection title="Ecosystem">
        {scan.ecosystemDescription && <p>{scan.ecosystemDescription}</p>}
        {scan.startups.map((startup) => (
          <Company key={startup.uuid} company={startup} kind="startup">
            <PrintedText name="Value proposition:" text={startup.valueProposition} />
            <PrintedText name="Competitive advantage:" text={startup.competitiveAdvantage} />
            <PrintedList name="Predictions" texts={startup.predictions} />
            <PrintedList
              name="Engagement"
              texts={startup.potentialEngagements.map(({ action, description }) => `${action}: ${description}`)}
            />
            <PrintedList name="Key facts" texts={startup.keyFacts.map(({ text }) => text)} />
            <PrintedList
              name="Key contacts"
              texts={startup.keyContacts.map(({ name, title, email }) =>
                [name, title, email].filter(Boolean).join(", "),
              )}
            />
          </Company>
        ))}
        {scan.incumbents.map((incumbent) => (
          <Company key={incumbent.uuid} company={incumbent} kind="incumbent" />
        ))}
      </PrintedSection>
    </>
  );
}

interface CompanyProps {
  company: Incumbent | Startup;
  kind: "startup" | "incumbent";
  children?: ReactNode;
}

function Company({ company, kind, children }: CompanyProps) {
  const sources = [company.overviewEvidence, company.headquartersEvidence, company.foundedEvidence].flatMap(
    (evidence) => evidence.sources,
  );
  return (
    <PrintedPart title={`${company.name} (${kind})`}>
      <PrintedText name="Where:" text={company.headquarters} />
      <PrintedText name="Founded:" text={company.founded} />
      <p>{company.overview}</p>
      <PrintedText name="Relevance:" text={company.relevance} />
      {children}
      <PrintedList name="Recent activity" texts={company.newsAndActivities.map(({ text }) => text)} />
      <PrintedSources sources={[...new Map(sources.map((source) => [source.uuid, source])).values()]} />
    </PrintedPart>
  );
}

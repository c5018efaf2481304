import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useGapAt } from "../../frame/notes/use-gap-at.tsx";
import { CategoryBars } from "../cards/category-bars.tsx";
import { PartState } from "../cards/part-state.tsx";
import type { Place } from "../place-link.tsx";
import { summariesQuery } from "../summaries-query.ts";
import type { ReportPart, ReportParts } from "../use-report-parts.ts";
import { MarketSizeCard } from "./market-size-card.tsx";
import { ProfileNames } from "./profile-names.tsx";
import styles from "./section-carousel.module.css";
import { SlideSummary, type SummaryField } from "./slide-summary.tsx";

interface SlidesProps {
  conceptId: string;
  said: Overview;
  parts: ReportParts;
}

interface Slide {
  title: string;
  place: Place;
  body: ReactNode;
}

/** What the six cards say: a section's own figures and names, and its executive summary, which people may write. */
export function useSlides({ conceptId, said, parts }: SlidesProps): Slide[] {
  const { projection, trends, scan, profiles, assumptions } = parts;
  const { data: summaries } = useQuery(summariesQuery(conceptId));
  const summaryGap = useGapAt(conceptId, "overview")("executive-summaries", "Summary not written yet");
  const gapInScan = useGapAt(conceptId, "marketScan");
  const lacksCompanies = gapInScan("startups") !== null || gapInScan("incumbents") !== null;
  const companies = [...(scan.data?.startups ?? []), ...(scan.data?.incumbents ?? [])];
  const saves = projection.data?.layout === "savings";
  const summary = (field: SummaryField, instead?: string) => (
    <SlideSummary conceptId={conceptId} field={field} summaries={summaries} instead={instead} gap={summaryGap} />
  );
  const unless = (part: ReportPart<unknown>, empty: string | null, body: ReactNode) => (
    <PartState part={part} empty={empty}>
      {body}
    </PartState>
  );
  return [
    {
      title: "Key assumptions",
      place: { page: "assumptions" },
      body: unless(
        assumptions,
        assumptions.data && assumptions.data.count > 0 ? null : "No assumptions data available",
        assumptions.data && <CategoryBars metrics={assumptions.data.categoryMetrics} />,
      ),
    },
    {
      title: "Market size",
      place: { page: saves ? "impact-sizing" : "market-sizing" },
      body: unless(
        projection,
        projection.data ? null : "No market size available",
        projection.data && <MarketSizeCard conceptId={conceptId} projection={projection.data} said={said} />,
      ),
    },
    {
      title: "Business model",
      place: { page: saves ? "savings-method" : "business-model" },
      body: unless(
        projection,
        projection.data ? null : "No business model available",
        summary(
          "financialBusinessModel",
          projection.data?.businessModel?.description || projection.data?.savingMethod?.description,
        ),
      ),
    },
    {
      title: "Trends and drivers",
      place: { page: "trends-drivers" },
      body: unless(
        trends,
        trends.data ? null : "No trends data available",
        summary("marketScanTrendsDrivers", trends.data?.summary),
      ),
    },
    {
      title: "Ecosystem",
      place: { page: "ecosystem" },
      body: unless(
        scan,
        companies.length > 0 ? null : lacksCompanies ? "Not written yet" : "No ecosystem data available",
        <>
          {summary("marketScanEcosystem", scan.data?.ecosystemDescription)}
          <p className={styles.names}>{companies.map((company) => company.name).join(", ")}</p>
        </>,
      ),
    },
    {
      title: "Customer profiles",
      place: { page: "customer-profile" },
      body: unless(
        profiles,
        profiles.data && profiles.data.length > 0 ? null : "No customer profiles available",
        <ProfileNames profiles={profiles.data ?? []} />,
      ),
    },
  ];
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { Card } from "../../../design/card.tsx";
import { assumptions as assumptionsSection } from "../assumptions/section.ts";
import { customerProfiles } from "../customers/section.ts";
import { financialProjection } from "../financials/section.ts";
import { useGapAt } from "../frame/notes/use-gap-at.tsx";
import { marketScan, trends as trendsSection } from "../market-scan/section.ts";
import { CategoryBars } from "./category-bars.tsx";
import { MarketSizeFigures } from "./market-size-figures.tsx";
import styles from "./section-carousel.module.css";
import { SlideSummary } from "./slide-summary.tsx";
import { summariesQuery } from "./summaries-query.ts";
import { useAutoAdvance } from "./use-auto-advance.ts";

const profilesShown = 4;

interface Slide {
  title: string;
  details: ReactNode;
  body: ReactNode;
}

/** Six cards, one for each part of the report, that take turns every five seconds unless the pointer or the focus rests on them. */
export function SectionCarousel({ conceptId, marketSizeSummary }: { conceptId: string; marketSizeSummary: string }) {
  const [resting, setResting] = useState(false);
  const slides = useSlides(conceptId, marketSizeSummary);
  const { current, goTo } = useAutoAdvance(slides.length, resting);
  const slide = slides[current];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting the pointer only holds the turning
    <div
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <Card title={slide?.title} aside={slide?.details}>
        <div className={styles.body}>{slide?.body}</div>
        <div className={styles.footer}>
          <div className={styles.dots}>
            {slides.map(({ title }, index) => (
              <button
                key={title}
                type="button"
                aria-label={title}
                aria-current={index === current}
                onClick={() => goTo(index)}
              />
            ))}
          </div>
          <span className="numerals">
            {current + 1} of {slides.length}
          </span>
        </div>
      </Card>
    </div>
  );
}

function useSlides(conceptId: string, marketSizeSummary: string): Slide[] {
  const params = { id: conceptId };
  const { data: summaries } = useQuery(summariesQuery(conceptId));
  const { data: projection } = useQuery(financialProjection.query(conceptId));
  const saves = projection?.layout === "savings";
  const { data: trends } = useQuery(trendsSection.query(conceptId));
  const { data: scan } = useQuery(marketScan.query(conceptId));
  const { data: profiles } = useQuery(customerProfiles.query(conceptId));
  const { data: assumptions } = useQuery(assumptionsSection.query(conceptId));
  const summaryGap = useGapAt(conceptId, "overview")("executive-summaries", "Summary not written yet");
  const gapInScan = useGapAt(conceptId, "marketScan");
  const lacksCompanies = gapInScan("startups") !== null || gapInScan("incumbents") !== null;
  const companies = [...(scan?.startups ?? []), ...(scan?.incumbents ?? [])];
  return [
    {
      title: "Key assumptions",
      details: (
        <Link to="/concept/$id/assumptions" params={params}>
          Details
        </Link>
      ),
      body:
        assumptions && assumptions.count > 0 ? (
          <CategoryBars metrics={assumptions.categoryMetrics} />
        ) : (
          <Empty>No assumptions data available</Empty>
        ),
    },
    {
      title: "Market size",
      details: (
        <Link
          to="/concept/$id/financial-projection"
          params={params}
          search={{ tab: saves ? "impact-sizing" : "market-sizing" }}
        >
          Details
        </Link>
      ),
      body: projection ? (
        <>
          <MarketSizeFigures projection={projection} />
          <p>{marketSizeSummary}</p>
        </>
      ) : (
        <Empty>No market size available</Empty>
      ),
    },
    {
      title: "Business model",
      details: (
        <Link
          to="/concept/$id/financial-projection"
          params={params}
          search={{ tab: saves ? "savings-method" : "business-model" }}
        >
          Details
        </Link>
      ),
      body: (
        <SlideSummary
          summary={summaries?.financialBusinessModel}
          instead={
            projection?.businessModel?.description ||
            projection?.savingMethod?.description ||
            "No business model available"
          }
          gap={summaryGap}
        />
      ),
    },
    {
      title: "Trends and drivers",
      details: (
        <Link to="/concept/$id/market-scan" params={params} search={{ tab: "trends-drivers" }}>
          Details
        </Link>
      ),
      body: trends ? (
        <SlideSummary summary={summaries?.marketScanTrendsDrivers} instead={trends.summary} gap={summaryGap} />
      ) : (
        <Empty>No trends data available</Empty>
      ),
    },
    {
      title: "Ecosystem",
      details: (
        <Link to="/concept/$id/market-scan" params={params} search={{ tab: "ecosystem" }}>
          Details
        </Link>
      ),
      body:
        companies.length > 0 ? (
          <>
            <SlideSummary
              summary={summaries?.marketScanEcosystem}
              instead={scan?.ecosystemDescription}
              gap={summaryGap}
            />
            <p className={styles.names}>{companies.map((company) => company.name).join(", ")}</p>
          </>
        ) : (
          <Empty>{lacksCompanies ? "Not written yet" : "No ecosystem data available"}</Empty>
        ),
    },
    {
      title: "Customer profiles",
      details: (
        <Link to="/concept/$id/customer-profile" params={params}>
          Details
        </Link>
      ),
      body:
        profiles && profiles.length > 0 ? (
          <ul className={styles.profiles}>
            {profiles.slice(0, profilesShown).map((profile) => (
              <li key={profile.uuid}>
                <strong>{profile.segment}</strong>
                <span>
                  {profile.name}, {profile.occupation}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Empty>No customer profiles available</Empty>
        ),
    },
  ];
}

function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}

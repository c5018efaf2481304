import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { TabLinks, tabLinkClass } from "../../../design/page/tab-links.tsx";
import { EditableText } from "../editing/editable.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { summariesQuery } from "../overview/summaries-query.ts";
import { ExecutiveSummary } from "../plain/executive-summary.tsx";
import { Figures } from "./chain/figures.tsx";
import { LateFollowing } from "./chain/late-following.tsx";
import styles from "./financial-projection.module.css";
import type { FinancialTab } from "./financial-projection-search.ts";
import { BusinessModelTab } from "./revenue/business-model-tab.tsx";
import { SaveProjection } from "./saving/save-projection.tsx";

// Most visits read how the idea earns.
const MarketSizingTab = lazyPart(() =>
  import("./sizing/market-sizing-tab.tsx").then((module) => ({ default: module.MarketSizingTab })),
);
const SavingsMethodTab = lazyPart(() =>
  import("./savings/savings-method-tab.tsx").then((module) => ({ default: module.SavingsMethodTab })),
);
const ImpactSizingTab = lazyPart(() =>
  import("./savings/impact-sizing-tab.tsx").then((module) => ({ default: module.ImpactSizingTab })),
);
const ProjectionsTab = lazyPart(() =>
  import("./projections/projections-tab.tsx").then((module) => ({ default: module.ProjectionsTab })),
);

type Layout = FinancialProjection["layout"];

const tabLabels = {
  "business-model": "Business Model",
  "market-sizing": "Market Sizing",
  "savings-method": "Savings Method",
  "impact-sizing": "Impact Sizing",
  projections: "Projections",
} as const satisfies Record<FinancialTab, string>;

const tabsByLayout = {
  revenue: ["business-model", "market-sizing", "projections"],
  savings: ["savings-method", "impact-sizing", "projections"],
} as const satisfies Record<Layout, FinancialTab[]>;

const summaryOf = (layout: Layout, tab: FinancialTab) => {
  if (layout === "savings") return "financialMarketSizeSavings";
  return tab === "business-model" ? "financialBusinessModel" : "financialMarketSizeRevenue";
};

interface TabbedProjectionProps {
  conceptId: string;
  projection: FinancialProjection;
  layout: Layout;
  tab: FinancialTab | undefined;
  gapAt: GapAt;
}

/** The projection in the tabs of its layout, below what it comes to; an unknown tab shows the first one. */
export function TabbedProjection({ conceptId, projection, layout, tab, gapAt }: TabbedProjectionProps) {
  const tabs: readonly FinancialTab[] = tabsByLayout[layout];
  const shown = tab && tabs.includes(tab) ? tab : tabsByLayout[layout][0];
  const summaries = useQuery(summariesQuery(conceptId));
  const field = summaryOf(layout, shown);
  const summary = (
    <ExecutiveSummary
      conceptId={conceptId}
      field={field}
      read={summaries}
      showing={(text, data) => (
        <LateFollowing
          {...{ conceptId, text, projection }}
          field={`summaries.${field}`}
          stated={data?.figures?.[field]}
        />
      )}
    />
  );
  return (
    <Figures projection={projection}>
      {layout === "savings" && summary}
      <TabLinks label="Financial projection" aside={<SaveProjection conceptId={conceptId} />}>
        {tabs.map((candidate) => (
          <Link
            key={candidate}
            to="/concept/$id/financial-projection"
            params={{ id: conceptId }}
            search={{ tab: candidate }}
            className={tabLinkClass}
            data-status={candidate === shown ? "active" : undefined}
            aria-current={candidate === shown ? "page" : undefined}
          >
            {tabLabels[candidate]}
          </Link>
        ))}
      </TabLinks>
      <div className={styles.body}>
        {layout === "revenue" && summary}
        {shown === tabs[0] && (
          <div className={styles.lead}>
            <EditableText
              item={null}
              place=""
              field="overview"
              value={projection.overview}
              label="Overview"
              multiline
            />
          </div>
        )}
        <Suspense fallback={<SectionSkeleton section="financialProjection" label="Loading" />}>
          <Tab tab={shown} projection={projection} gapAt={gapAt} />
        </Suspense>
      </div>
    </Figures>
  );
}

function Tab({ tab, projection, gapAt }: { tab: FinancialTab; projection: FinancialProjection; gapAt: GapAt }) {
  switch (tab) {
    case "business-model":
      return <BusinessModelTab projection={projection} gapAt={gapAt} />;
    case "market-sizing":
      return <MarketSizingTab projection={projection} gapAt={gapAt} />;
    case "savings-method":
      return <SavingsMethodTab projection={projection} gapAt={gapAt} />;
    case "impact-sizing":
      return <ImpactSizingTab projection={projection} />;
    default:
      return <ProjectionsTab projection={projection} />;
  }
}

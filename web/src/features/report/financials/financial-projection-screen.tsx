import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SkeletonLines } from "../../../design/page/skeleton-lines.tsx";
import { TabLinks, tabLinkClass } from "../../../design/page/tab-links.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { SectionGate } from "../frame/section-gate.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { BusinessModelTab } from "./business-model-tab.tsx";
import { ClassicProjection } from "./classic/classic-projection.tsx";
import styles from "./financial-projection.module.css";
import type { FinancialTab } from "./financial-projection-search.ts";
import { ImpactSizingTab } from "./impact-sizing-tab.tsx";
import { MarketSizingTab } from "./market-sizing-tab.tsx";
import { SavingsMethodTab } from "./savings-method-tab.tsx";
import { financialProjection } from "./section.ts";

// Most visits read the other tabs.
const ProjectionsTab = lazy(() =>
  import("./projections/projections-tab.tsx").then((module) => ({ default: module.ProjectionsTab })),
);

interface FinancialProjectionScreenProps {
  conceptId: string;
  tab?: FinancialTab | undefined;
}

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
} as const satisfies Record<FinancialProjection["layout"], FinancialTab[]>;

/** The money: how it earns or saves, and how big that can get, from assumptions everybody can read. */
export function FinancialProjectionScreen({ conceptId, tab }: FinancialProjectionScreenProps) {
  const { data: concept } = useConcept(conceptId);
  const isClassic = concept?.featureVersions.financialProjection !== "v2";
  return (
    <SectionGate conceptId={conceptId} section={financialProjection}>
      {(projection, gapAt) => {
        // The first form knows nothing of savings.
        if (isClassic && projection.layout === "revenue")
          return <ClassicProjection projection={projection} gapAt={gapAt} />;
        const tabs: readonly FinancialTab[] = tabsByLayout[projection.layout];
        const shown = tab && tabs.includes(tab) ? tab : tabs[0];
        return (
          <>
            <TabLinks label="Financial projection">
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
              <Tab tab={shown} projection={projection} gapAt={gapAt} />
            </div>
          </>
        );
      }}
    </SectionGate>
  );
}

interface TabProps {
  tab: FinancialTab | undefined;
  projection: FinancialProjection;
  gapAt: GapAt;
}

function Tab({ tab, projection, gapAt }: TabProps) {
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
      return (
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <ProjectionsTab projection={projection} />
        </Suspense>
      );
  }
}

import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useLatePart } from "../../../design/late/late-part.ts";
import { lazyPart } from "../../../design/late/lazy-part.ts";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { TabLinks, tabLinkClass } from "../../../design/page/tab-links.tsx";
import { SectionSkeleton } from "../frame/skeletons/section-skeleton.tsx";
import { useConcept } from "../frame/use-concept.ts";
import { classicScan } from "./late-forms.ts";
import styles from "./market-scan-screen.module.css";
import type { MarketScanTab } from "./market-scan-search.ts";
import { TrendsTab } from "./trends/trends-tab.tsx";

const EcosystemTab = lazyPart(() =>
  import("./ecosystem/ecosystem-tab.tsx").then((module) => ({ default: module.EcosystemTab })),
);

interface MarketScanScreenProps {
  /** Empty when none is chosen. */
  conceptId: string;
  tab?: MarketScanTab | undefined;
}

/** The market scan in the version of its concept: version 3 in two tabs, any other one on one page. */
export function MarketScanScreen({ conceptId, tab = "trends-drivers" }: MarketScanScreenProps) {
  return conceptId.trim() === "" ? (
    <EmptyState title="No concept selected" />
  ) : (
    <Suspense fallback={<SectionSkeleton section="marketScan" label="Loading" />}>
      <ScanOfConcept conceptId={conceptId} tab={tab} />
    </Suspense>
  );
}

function ScanOfConcept({ conceptId, tab }: { conceptId: string; tab: MarketScanTab }) {
  const { data: concept } = useConcept(conceptId);
  const isClassic = concept?.featureVersions.marketScan !== "v3";
  const classic = useLatePart(classicScan, isClassic);
  if (isClassic)
    return classic ? (
      <classic.ClassicMarketScan conceptId={conceptId} showsEcosystem={tab === "ecosystem"} />
    ) : (
      <SectionSkeleton section="marketScan" label="Loading" />
    );
  return (
    <>
      <TabLinks label="Market scan">
        <ScanTab conceptId={conceptId} tab="trends-drivers" active={tab} label="Trends & Drivers" />
        <ScanTab conceptId={conceptId} tab="ecosystem" active={tab} label="Ecosystem" />
      </TabLinks>
      <div className={styles.body}>
        {tab === "ecosystem" ? <EcosystemTab conceptId={conceptId} /> : <TrendsTab conceptId={conceptId} />}
      </div>
    </>
  );
}

interface ScanTabProps {
  conceptId: string;
  tab: MarketScanTab;
  active: MarketScanTab;
  label: string;
}

const ScanTab = ({ conceptId, tab, active, label }: ScanTabProps) => (
  <Link
    to="/concept/$id/market-scan"
    params={{ id: conceptId }}
    search={{ tab }}
    className={tabLinkClass}
    data-status={tab === active ? "active" : undefined}
    aria-current={tab === active ? "page" : undefined}
  >
    {label}
  </Link>
);

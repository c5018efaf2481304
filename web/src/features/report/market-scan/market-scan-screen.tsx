import { Link } from "@tanstack/react-router";
import { TabLinks, tabLinkClass } from "../../../design/page/tab-links.tsx";
import { EcosystemTab } from "./ecosystem/ecosystem-tab.tsx";
import styles from "./market-scan-screen.module.css";
import type { MarketScanTab } from "./market-scan-search.ts";
import { TrendsTab } from "./trends-tab.tsx";

interface MarketScanScreenProps {
  conceptId: string;
  tab?: MarketScanTab | undefined;
}

export function MarketScanScreen({ conceptId, tab = "trends-drivers" }: MarketScanScreenProps) {
  return (
    <>
      <TabLinks label="Market scan">
        <Link
          to="/concept/$id/market-scan"
          params={{ id: conceptId }}
          search={{ tab: "trends-drivers" }}
          className={tabLinkClass}
          data-status={tab === "trends-drivers" ? "active" : undefined}
          aria-current={tab === "trends-drivers" ? "page" : undefined}
        >
          Trends & Drivers
        </Link>
        <Link
          to="/concept/$id/market-scan"
          params={{ id: conceptId }}
          search={{ tab: "ecosystem" }}
          className={tabLinkClass}
          data-status={tab === "ecosystem" ? "active" : undefined}
          aria-current={tab === "ecosystem" ? "page" : undefined}
        >
          Ecosystem
        </Link>
      </TabLinks>
      <div className={styles.body}>
        {tab === "ecosystem" ? <EcosystemTab conceptId={conceptId} /> : <TrendsTab conceptId={conceptId} />}
      </div>
    </>
  );
}

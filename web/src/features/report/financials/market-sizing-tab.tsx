import type { FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { useState } from "react";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { PillTabs } from "../../../design/page/pill-tabs.tsx";
import { AssumptionGroups } from "./assumption-groups.tsx";
import { MarketCircles } from "./market-circles.tsx";
import styles from "./sizing-layout.module.css";

const labels = { top_down: "Top Down", bottom_up: "Bottom Up" } as const satisfies Record<MarketSizing["type"], string>;

/** The market, sized from above and from below. */
export function MarketSizingTab({ projection }: { projection: FinancialProjection }) {
  const [chosen, setChosen] = useState<MarketSizing["type"] | undefined>();
  const sizing =
    projection.marketSizings.find((candidate) => candidate.type === chosen) ?? defaultSizing(projection.marketSizings);
  if (!sizing) return <EmptyState title="No projections found" />;
  return (
    <>
      <PillTabs
        label="Market sizing"
        tabs={projection.marketSizings.map(({ type }) => ({ value: type, label: labels[type] }))}
        value={sizing.type}
        onChange={setChosen}
      />
      <div className={styles.columns}>
        <AssumptionGroups entries={sizing.assumptionEntries} grouped />
        <div className={styles.result}>
          <MarketCircles tam={sizing.expectedTam} sam={sizing.expectedSam} som={sizing.expectedSom} />
        </div>
      </div>
    </>
  );
}

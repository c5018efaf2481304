import type { FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { useState } from "react";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { PillTabs } from "../../../design/page/pill-tabs.tsx";
import { EvidenceButton } from "../evidence/evidence-button.tsx";
import type { GapAt } from "../frame/notes/use-gap-at.tsx";
import { ofNumbers } from "../plain/of-numbers.ts";
import { AssumptionGroups } from "./assumption-groups.tsx";
import { MarketCircles } from "./market-circles.tsx";
import styles from "./sizing-layout.module.css";

const ways = {
  top_down: { label: "Top Down", part: "top-down-sizing" },
  bottom_up: { label: "Bottom Up", part: "bottom-up-sizing" },
} as const satisfies Record<MarketSizing["type"], { label: string; part: string }>;

/** The market, sized from above and from below. */
export function MarketSizingTab({ projection, gapAt }: { projection: FinancialProjection; gapAt: GapAt }) {
  const [chosen, setChosen] = useState<MarketSizing["type"] | undefined>();
  const sizingOf = (type: MarketSizing["type"]) => projection.marketSizings.find((sizing) => sizing.type === type);
  const types = (["top_down", "bottom_up"] as const).filter((type) => sizingOf(type) ?? gapAt(ways[type].part));
  const shown = chosen ?? defaultSizing(projection.marketSizings)?.type;
  if (!shown) return <EmptyState title="No projections found" />;
  const sizing = sizingOf(shown);
  return (
    <>
      <PillTabs
        label="Market sizing"
        tabs={types.map((type) => ({ value: type, label: ways[type].label }))}
        value={shown}
        onChange={setChosen}
      />
      {sizing ? (
        <div className={styles.columns}>
          <AssumptionGroups entries={sizing.assumptionEntries} grouped />
          <div className={styles.result} data-claim>
            <MarketCircles tam={sizing.expectedTam} sam={sizing.expectedSam} som={sizing.expectedSom} />
            <EvidenceButton item={sizing.uuid} name="the market size" {...ofNumbers(sizing.assumptionEntries)} />
          </div>
        </div>
      ) : (
        <div className={styles.missing}>{gapAt(ways[shown].part)}</div>
      )}
    </>
  );
}

import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { ReactNode } from "react";
import { AddItem } from "../../editing/items.tsx";
import { directionLabel } from "../direction-label.ts";
import { LinkedSection } from "../linked-section.tsx";
import { InsightCard } from "./insight-card.tsx";
import styles from "./priority-insights.module.css";

const name = "priority-insights";

interface PriorityInsightsProps {
  scan: MarketScan;
  /** Stands there when they could not be written. */
  gap: ReactNode;
}

/** What matters most of all that moves the market. */
export function PriorityInsights({ scan: { priorityInsights, origin }, gap }: PriorityInsightsProps) {
  const isEmpty = priorityInsights.length === 0;
  return (
    <LinkedSection
      name={name}
      title="Priority Insights"
      aside={
        <AddItem
          place="priorityInsights[]"
          parent={null}
          label="Add an insight"
          fields={[
            { field: "title", label: "Title" },
            { field: "direction", label: "Direction", labelOf: directionLabel, initial: "tailwind" },
            { field: "explanation", label: "Explanation", multiline: true },
          ]}
        />
      }
    >
      {isEmpty && (gap || <p className={styles.none}>No insight is named.</p>)}
      {!isEmpty && (
        <div className={styles.grid}>
          {priorityInsights.map((insight, position) => (
            <InsightCard
              key={insight.uuid}
              insight={insight}
              position={position}
              count={priorityInsights.length}
              origin={origin}
            />
          ))}
        </div>
      )}
    </LinkedSection>
  );
}

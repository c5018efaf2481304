import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import type { ReactNode } from "react";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { AddItem } from "../../editing/items.tsx";
import { useLowerPart } from "../../plain/use-lower-part.ts";
import { directionLabel } from "../direction-label.ts";
import { scanCards } from "../late-cards.ts";
import { LinkedSection } from "../linked-section.tsx";
import styles from "./priority-insights.module.css";

const name = "priority-insights";

interface PriorityInsightsProps {
  scan: MarketScan;
  /** Stands there when they could not be written. */
  gap: ReactNode;
}

/** What matters most of all that moves the market. */
export function PriorityInsights({ scan: { priorityInsights, origin }, gap }: PriorityInsightsProps) {
  const { module, place } = useLowerPart(scanCards);
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
        <div ref={place} className={styles.grid}>
          {priorityInsights.map((insight, position) =>
            module ? (
              <module.InsightCard
                key={insight.uuid}
                insight={insight}
                position={position}
                count={priorityInsights.length}
                origin={origin}
              />
            ) : (
              <SkeletonLines key={insight.uuid} lines={16} />
            ),
          )}
        </div>
      )}
    </LinkedSection>
  );
}

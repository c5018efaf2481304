import type { Trends } from "@seedbed/contract/report/trends/schemas";
import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import { OriginBadge } from "../../../../design/origin-badge.tsx";
import { SkeletonLines } from "../../../../design/page/skeleton-lines.tsx";
import { AddItem } from "../../editing/items.tsx";
import { useLowerPart } from "../../plain/use-lower-part.ts";
import { scanCards } from "../late-cards.ts";
import { LinkedSection } from "../linked-section.tsx";
import styles from "./pestel-analysis.module.css";

/** The trends, by what they come from: three wide where there is room for three, else in two columns. */
export function PestelAnalysis({ trends: { results, origin } }: { trends: Trends }) {
  const { module, place } = useLowerPart(scanCards);
  const missing = pestelCategories.find((category) => results.every((trend) => trend.category !== category));
  return (
    <LinkedSection
      name="pestel-analysis"
      title="PESTEL Analysis"
      aside={
        <div className={styles.aside}>
          <OriginBadge origin={origin} />
          <AddItem
            place="results[]"
            parent={null}
            label="Add a trend"
            fields={[
              { field: "category", label: "Category", initial: missing ?? pestelCategories[0] },
              { field: "summary", label: "Summary", multiline: true },
              { field: "impact", label: "Impact on this concept", multiline: true },
            ]}
          />
        </div>
      }
    >
      {results.length === 0 && <p className={styles.none}>No trend is named.</p>}
      <div ref={place} className={styles.grid}>
        {results.map((trend, position) =>
          module ? (
            <module.TrendCard
              key={trend.uuid}
              trend={trend}
              position={position}
              count={results.length}
              origin={origin}
            />
          ) : (
            <SkeletonLines key={trend.uuid} lines={24} />
          ),
        )}
      </div>
    </LinkedSection>
  );
}

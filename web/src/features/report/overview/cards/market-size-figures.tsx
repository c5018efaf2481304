import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import styles from "./market-size-figures.module.css";

/** TAM, SAM and SOM, or the yearly savings: computed from the projection's assumptions. */
export function MarketSizeFigures({ projection }: { projection: GlanceAt<"financialProjection"> }) {
  const figures =
    projection.layout === "revenue"
      ? [
          { label: "TAM", title: "Total Addressable Market", value: projection.tam },
          { label: "SAM", title: "Serviceable Addressable Market", value: projection.sam },
          { label: "SOM", title: "Serviceable Obtainable Market", value: projection.som },
        ]
      : [
          {
            label: "Savings a year",
            title: "Annual Cost Savings Potential",
            value: projection.impactSizings.reduce((sum, sizing) => sum + sizing.expectedSavings, 0),
          },
        ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, title, value }) => (
        <div key={label}>
          <dt title={title}>{label}</dt>
          <dd>{compactUsd(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

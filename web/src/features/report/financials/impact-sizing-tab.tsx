import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/page/empty-state.tsx";
import { EvidenceButton } from "../evidence/evidence-button.tsx";
import { ofNumbers } from "../plain/of-numbers.ts";
import { AssumptionGroups } from "./assumption-groups.tsx";
import styles from "./sizing-layout.module.css";

/** The savings, sized from the numbers behind them. */
export function ImpactSizingTab({ projection }: { projection: FinancialProjection }) {
  const sizing = projection.impactSizings[0];
  if (!sizing) return <EmptyState title="No projections found" />;
  return (
    <div className={styles.columns}>
      <AssumptionGroups entries={sizing.assumptionEntries} grouped={false} />
      <div className={styles.result}>
        <Card title="Annual Cost Savings Potential">
          <p className={styles.figure}>{compactUsd(sizing.expectedSavings)}</p>
          <p className={styles.note}>{sizing.title}. US dollars a year, computed from the assumptions.</p>
          <EvidenceButton item={sizing.uuid} name={sizing.title} {...ofNumbers(sizing.assumptionEntries)} />
        </Card>
      </div>
    </div>
  );
}

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { savingsConcerns } from "@seedbed/rules/market-sizing/sizing-concerns";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { useState } from "react";
import { Card } from "../../../../design/card.tsx";
import { EmptyState } from "../../../../design/page/empty-state.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { FigureButton } from "../chain/figure-button.tsx";
import { FigureChain } from "../chain/figure-chain.tsx";
import { SizingCard } from "../sizing/sizing-card.tsx";
import styles from "../sizing/sizing-layout.module.css";
import { useTypedNumbers } from "../sizing/use-typed-numbers.ts";

const place = "impactSizings[].assumptionEntries[]";

/** The savings, sized from the numbers behind them, as they are typed. */
export function ImpactSizingTab({ projection }: { projection: FinancialProjection }) {
  const sizing = projection.impactSizings[0];
  const numbers = useTypedNumbers();
  const [isTraced, setTraced] = useState(false);
  if (!sizing) return <EmptyState title="No projections found" />;
  const entries = numbers.within(sizing.assumptionEntries);
  return (
    <div className={styles.columns}>
      <SizingCard sizing={sizing} place={place} grouped={false} numbers={numbers} concerns={savingsConcerns(entries)} />
      <div className={styles.result} data-claim>
        <Card title="Annual Cost Savings Potential">
          <p className={styles.figure} aria-live="polite">
            <FigureButton name="the savings" onClick={() => setTraced(true)}>
              {compactUsd(annualSavings(entries))}
            </FigureButton>
          </p>
          <p className={styles.note}>
            <EditableText
              item={sizing.uuid}
              place="impactSizings[]"
              field="title"
              value={sizing.title}
              label="What is saved"
            />
          </p>
          <p className={styles.note}>US dollars (USD) a year, computed from the assumptions.</p>
          <EvidenceButton item={sizing.uuid} name={sizing.title} {...ofNumbers(sizing.assumptionEntries)} />
        </Card>
      </div>
      {isTraced && (
        <FigureChain entries={entries} group={null} origin={projection.origin} onClose={() => setTraced(false)} />
      )}
    </div>
  );
}

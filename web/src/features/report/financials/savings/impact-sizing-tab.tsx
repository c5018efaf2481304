import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { doubleSavings } from "@seedbed/rules/market-sizing/savings-overlaps";
import { savingsConcerns } from "@seedbed/rules/market-sizing/sizing-concerns";
import { compactUsd } from "@seedbed/rules/money/compact-usd";
import { Card } from "../../../../design/card.tsx";
import { EmptyState } from "../../../../design/page/empty-state.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { AddItem } from "../../editing/items.tsx";
import { EvidenceButton } from "../../evidence/evidence-button.tsx";
import { ofNumbers } from "../../plain/of-numbers.ts";
import { Figure, Figures } from "../chain/figures.tsx";
import { SizingCard } from "../sizing/sizing-card.tsx";
import styles from "../sizing/sizing-layout.module.css";
import { useTypedNumbers } from "../sizing/use-typed-numbers.ts";

const place = "impactSizings[].assumptionEntries[]";

/** The savings, sized from the numbers behind them, as they are typed. */
export function ImpactSizingTab({ projection }: { projection: FinancialProjection }) {
  const sizing = projection.impactSizings[0];
  const numbers = useTypedNumbers();
  if (!sizing)
    return (
      <>
        <EmptyState title="No projections found" />
        <AddItem
          place="impactSizings[]"
          parent={null}
          label="Size the savings"
          fields={[{ field: "title", label: "What is saved" }]}
        />
      </>
    );
  const entries = numbers.within(sizing.assumptionEntries);
  const concerns = [...savingsConcerns(entries), ...doubleSavings(entries)];
  return (
    <Figures projection={numbers.withinAll(projection)}>
      <div className={styles.columns}>
        <SizingCard sizing={sizing} place={place} grouped={false} numbers={numbers} concerns={concerns} />
        <div className={styles.result} data-claim>
          <Card title="Annual Cost Savings Potential">
            <p className={styles.figure} aria-live="polite">
              <Figure id={figureId.savings(sizing.uuid)} name="the savings">
                {compactUsd(annualSavings(entries))}
              </Figure>
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
      </div>
    </Figures>
  );
}

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { Card } from "../../../../design/card.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import { revenueIcons } from "../icons/named-icon.tsx";
import { Amount } from "../parts/amount.tsx";
import { Considerations } from "../parts/considerations.tsx";
import styles from "../parts/sign-card.module.css";

interface PricingCardProps {
  pricing: NonNullable<FinancialProjection["pricing"]>;
  /** Null where none is named. */
  pricingModel: string | null;
  evidence: NonNullable<FinancialProjection["evidence"]>;
}

/** What it costs, why, and what to consider. */
export function PricingCard({ pricing, pricingModel, evidence }: PricingCardProps) {
  const at = { item: null, place: "" };
  const mayEdit = useEditedSection() !== null;
  const model = (pricingModel !== null || mayEdit) && (
    <EditableText
      {...at}
      field="pricingModel"
      value={pricingModel ?? ""}
      label="Pricing model"
      instead={<span className={styles.kind}>Add a pricing model</span>}
    />
  );
  return (
    <Card title="Pricing" aside={model}>
      <div data-claim>
        <Amount
          label="Price"
          figure={figureId.price}
          amount={{ field: "pricing.price", value: pricing.price }}
          unit={{ field: "pricing.unit", value: pricing.unit }}
          currency={pricing.currency}
        />
        <div className={styles.muted}>
          <EditableText
            {...at}
            field="pricing.reasoning"
            value={pricing.reasoning}
            label="Reasoning behind the price"
            multiline
          />
        </div>
        <PartRestsOn field="financialProjection.pricing" name="the price" evidence={evidence.pricing} />
      </div>
      <Considerations
        title="Additional considerations"
        field="pricing.additionalConsiderations"
        wordsOf="consideration"
        value={pricing.additionalConsiderations.map(({ icon, consideration }) => ({ icon, words: consideration }))}
        icons={revenueIcons}
      />
    </Card>
  );
}

import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { modelIcons } from "@seedbed/rules/financials/model-icons";
import { Card } from "../../../../design/card.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import { NamedIcon, revenueIcons } from "../icons/named-icon.tsx";
import styles from "../parts/sign-card.module.css";

interface ModelCardProps {
  model: NonNullable<FinancialProjection["businessModel"]>;
  evidence: NonNullable<FinancialProjection["evidence"]>;
}

/** How the idea earns, by the name that people know. */
export function ModelCard({ model: { type, subtype, description }, evidence }: ModelCardProps) {
  const at = { item: null, place: "" };
  return (
    <Card>
      <div data-claim>
        <header className={styles.header}>
          <NamedIcon name={modelIcons[subtype]} of={revenueIcons} isSign />
          <div>
            <h3 className={styles.title} aria-label={subtype}>
              <EditableText {...at} field="businessModel.subtype" value={subtype} label="Business model" />
            </h3>
            <p className={styles.kind}>
              <EditableText {...at} field="businessModel.type" value={type} label="Type of business model" />
            </p>
          </div>
        </header>
        <EditableText
          {...at}
          field="businessModel.description"
          value={description}
          label="Description of the business model"
          multiline
        />
        <PartRestsOn field="financialProjection.businessModel" name={subtype} evidence={evidence.businessModel} />
      </div>
    </Card>
  );
}

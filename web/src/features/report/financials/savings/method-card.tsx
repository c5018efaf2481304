import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { methodIcons } from "@seedbed/rules/financials/model-icons";
import { Badge } from "../../../../design/badge.tsx";
import { Card } from "../../../../design/card.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import { NamedIcon, savingsIcons } from "../icons/named-icon.tsx";
import styles from "../parts/sign-card.module.css";

interface MethodCardProps {
  method: NonNullable<FinancialProjection["savingMethod"]>;
  evidence: NonNullable<FinancialProjection["evidence"]>;
}

/** How the idea lowers cost, by the name that people know. */
export function MethodCard({ method: { type, description }, evidence }: MethodCardProps) {
  const at = { item: null, place: "" };
  return (
    <Card title="Cost Savings Method" aside={<Badge>Internal</Badge>}>
      <div data-claim>
        <header className={styles.header}>
          <NamedIcon name={methodIcons[type]} of={savingsIcons} isSign />
          <div>
            <h3 className={styles.title} aria-label={type}>
              <EditableText {...at} field="savingMethod.type" value={type} label="Cost savings method" />
            </h3>
          </div>
        </header>
        <EditableText
          {...at}
          field="savingMethod.description"
          value={description}
          label="Description of the method"
          multiline
        />
        <dl className={styles.facts}>
          <dt>Primary value driver</dt>
          <dd>Cost Savings</dd>
        </dl>
        <PartRestsOn field="financialProjection.savingMethod" name={type} evidence={evidence.savingMethod} />
      </div>
    </Card>
  );
}

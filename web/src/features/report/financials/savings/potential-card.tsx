import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { figureId } from "@seedbed/rules/financials/figures/figure";
import { Card } from "../../../../design/card.tsx";
import { EditableText } from "../../editing/editable.tsx";
import { PartRestsOn } from "../../evidence/rests-on.tsx";
import { savingsIcons } from "../icons/named-icon.tsx";
import { Amount } from "../parts/amount.tsx";
import { Considerations } from "../parts/considerations.tsx";
import { Reasoning } from "./reasoning.tsx";

interface PotentialCardProps {
  model: NonNullable<FinancialProjection["savingsModel"]>;
  evidence: NonNullable<FinancialProjection["evidence"]>;
}

/** What can be saved, why, and what to consider. */
export function PotentialCard({ model, evidence }: PotentialCardProps) {
  const reasoning = (
    <Reasoning>
      <EditableText
        item={null}
        place=""
        field="savingsModel.reasoning"
        value={model.reasoning}
        label="Reasoning behind the savings"
        multiline
      />
    </Reasoning>
  );
  return (
    <Card title="Savings Potential" aside={reasoning}>
      <div data-claim>
        <Amount
          label="Savings"
          figure={figureId.saved}
          amount={{ field: "savingsModel.savingsAmount", value: model.savingsAmount }}
          unit={{ field: "savingsModel.unit", value: model.unit }}
          currency={model.currency}
        />
        <PartRestsOn field="financialProjection.savingsModel" name="the savings" evidence={evidence.savingsModel} />
      </div>
      <Considerations
        title="Savings Considerations"
        field="savingsModel.savingsAssumptions"
        wordsOf="assumption"
        value={model.savingsAssumptions.map(({ icon, assumption }) => ({ icon, words: assumption }))}
        icons={savingsIcons}
      />
    </Card>
  );
}

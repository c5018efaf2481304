import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { percentOfRiskLevel } from "@seedbed/rules/assumptions/risk";
import { Badge } from "../../../../design/badge.tsx";
import { Meter } from "../../../../design/progress/meter.tsx";
import { AssumptionItem } from "../assumption-item.tsx";
import { riskWords, statusWords } from "../status-words.ts";
import styles from "./classic-assumptions.module.css";

interface AssumptionRowProps {
  assumption: ListedAssumption;
  isOpen: boolean;
  onToggle: () => void;
}

/** An assumption in a row, which opens below itself. */
export function AssumptionRow({ assumption, isOpen, onToggle }: AssumptionRowProps) {
  const { uuid, statement, category, importance, certainty, riskCategory, status } = assumption;
  const { tone, words } = statusWords[status];
  const risk = riskWords[riskCategory];
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className={styles.open} aria-expanded={isOpen} onClick={onToggle}>
            {statement}
          </button>
        </th>
        <td>{category}</td>
        <td data-label="Importance">{labelOfScale(importance)}</td>
        <td data-label="Certainty">{labelOfScale(certainty)}</td>
        <td className={styles.risk}>
          {risk}
          <Meter
            label={`Risk of “${statement}”`}
            value={percentOfRiskLevel(riskCategory) / 100}
            tone="ink"
            valueText={risk}
          />
        </td>
        <td>
          <Badge tone={tone}>{words}</Badge>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6} className={styles.opened}>
            <ul key={uuid}>
              <AssumptionItem assumption={assumption} />
            </ul>
          </td>
        </tr>
      )}
    </>
  );
}

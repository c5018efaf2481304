import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import { decisionOf } from "@seedbed/rules/projections/sensitivity/turning-points";
import { Card } from "../../../../../design/card.tsx";
import { NumberLink, NumberSource } from "../number-link.tsx";
import { valueInWords } from "../number-words.ts";
import styles from "./questions-card.module.css";

/** Which single number, moved within its own range, makes the plan pay by the horizon, or makes it pay no longer. */
export function DecisionCard({ plan, horizon }: { plan: ProjectionPlan; horizon: number }) {
  const { isBack, turns } = decisionOf(plan, horizon);
  const rows = turns.flatMap((turn) => {
    const number = plan.inputs[turn.input];
    return number ? [{ number, turn }] : [];
  });
  return (
    <Card title="What turns the decision">
      <p className={styles.lead}>
        With every number at its likely value all money put in is {isBack ? "" : "not "}back by month {horizon}.{" "}
        {rows.length > 0
          ? "Each of these alone turns that within its own range; the one that has to move least stands first."
          : "No single number turns that within its own range."}
      </p>
      {rows.length > 0 && (
        <ol className={styles.list}>
          {rows.map(({ number, turn }) => (
            <li key={number.key}>
              <strong>
                <NumberLink input={number} isSaving={plan.layout === "savings"} />
              </strong>
              <NumberSource input={number} />
              <span>
                {turnInWords(valueInWords(number, turn.at), turn.at > number.likely, isBack)} Likely is{" "}
                {valueInWords(number, number.likely)}, {valueInWords(number, number.low)} to{" "}
                {valueInWords(number, number.high)}.
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function turnInWords(at: string, isAbove: boolean, isBack: boolean): string {
  if (isBack) return `${isAbove ? "Above" : "Below"} ${at} it is not back.`;
  return `At ${at} or ${isAbove ? "more" : "less"} it is back.`;
}

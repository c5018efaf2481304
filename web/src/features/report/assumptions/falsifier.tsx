import type { ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { defaultBenchmark, namesNumber } from "@seedbed/rules/assumptions/benchmark";
import { EditableText } from "../editing/editable.tsx";
import styles from "./assumption-item.module.css";

/** What would prove an assumption wrong; where no number says when, the bar that it has as long as nobody sets one. */
export function Falsifier({ assumption }: { assumption: ListedAssumption }) {
  const { uuid, statement, importance, falsifier = "" } = assumption;
  return (
    <div className={styles.falsifier}>
      <strong>What would prove it wrong</strong>
      <EditableText
        item={uuid}
        place="[]"
        field="falsifier"
        value={falsifier}
        label={`What would prove “${statement}” wrong`}
        instead={<span className={styles.unsaid}>Not said yet.</span>}
        multiline
      />
      {!namesNumber(falsifier) && <p>{defaultBenchmark(importance)}</p>}
    </div>
  );
}

import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { AfterFirstDrawing } from "../../../shell/start/after-first-drawing.tsx";
import styles from "./priority-map.module.css";

/** The priority map for those who would rather read it. */
export function PriorityTable({ assumptions }: { assumptions: readonly Assumption[] }) {
  return (
    <details className={styles.table}>
      <summary>Show as a table</summary>
      <AfterFirstDrawing>
        <table>
          <thead>
            <tr>
              <th scope="col">Assumption</th>
              <th scope="col">Importance</th>
              <th scope="col">Certainty</th>
            </tr>
          </thead>
          <tbody>
            {assumptions.map((assumption) => (
              <tr key={assumption.uuid}>
                <th scope="row">{assumption.statement}</th>
                <td>{labelOfScale(assumption.importance)}</td>
                <td>{labelOfScale(assumption.certainty)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AfterFirstDrawing>
    </details>
  );
}

import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";
import { AfterFirstDrawing } from "../../../../shell/start/after-first-drawing.tsx";
import { scoreText } from "./force-measure.ts";
import styles from "./force-table.module.css";

/** The radar in figures. */
export function ForceTable({ forces }: { forces: readonly MarketForce[] }) {
  return (
    <details className={styles.table}>
      <summary>Show as a table</summary>
      <AfterFirstDrawing>
        <table>
          <thead>
            <tr>
              <th scope="col">Force</th>
              <th scope="col">Grading</th>
              <th scope="col">0 tailwinds to 10 headwinds</th>
            </tr>
          </thead>
          <tbody>
            {forces.map((force) => (
              <tr key={force.uuid}>
                <th scope="row">{force.category}</th>
                <td>{force.grading}</td>
                <td className="numerals">{scoreText(force.score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AfterFirstDrawing>
    </details>
  );
}

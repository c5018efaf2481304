import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import { labelOfScale } from "@seedbed/rules/assumptions/meter";
import { Card } from "../../../design/card.tsx";
import { categories } from "../assumption-categories.ts";
import { placeDots } from "./place-dots.ts";
import styles from "./priority-map.module.css";

const size = { width: 300, height: 210 };

/** How much depends on each assumption over how much is known of it: what stands at the top left is tested first. */
export function PriorityMap({ assumptions }: { assumptions: readonly Assumption[] }) {
  const dots = placeDots(assumptions);
  return (
    <Card title="Priority map">
      <svg
        className={styles.map}
        viewBox={`0 0 ${size.width} ${size.height + 24}`}
        role="img"
        aria-label="Priority map: importance over certainty"
      >
        <rect className={styles.first} x="0" y="0" width={size.width / 2} height={size.height / 2} />
        <text className={styles.firstLabel} x="8" y="16">
          Test first
        </text>
        <path
          className={styles.axes}
          d={`M0 0 V${size.height} H${size.width} M${size.width / 2} 0 V${size.height} M0 ${size.height / 2} H${size.width}`}
        />
        {dots.map(({ assumption, x, y }) => (
          <circle
            key={assumption.uuid}
            className={styles.dot}
            data-category={assumption.category.toLowerCase()}
            cx={x * size.width}
            cy={(1 - y) * size.height}
            r={6}
          >
            <title>{assumption.statement}</title>
          </circle>
        ))}
        <text className={styles.axis} x={size.width / 2} y={size.height + 18} textAnchor="middle">
          Certainty →
        </text>
        <text className={styles.axis} x={size.width - 6} y="14" textAnchor="end">
          {/* The arrow of the system: the cut of our own font that has it weighs more than the rest of the page. */}
          <tspan className={styles.arrow}>↑</tspan> Importance
        </text>
      </svg>
      <ul className={styles.legend}>
        {categories.map((category) => (
          <li key={category}>
            <span className={styles.key} data-category={category.toLowerCase()} aria-hidden="true" />
            {category}
          </li>
        ))}
      </ul>
      <details className={styles.table}>
        <summary>Show as a table</summary>
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
      </details>
    </Card>
  );
}

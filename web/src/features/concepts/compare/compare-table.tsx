import styles from "./compare.module.css";
import { ComparedCell } from "./compared-cell.tsx";
import { titleOf, uuidOf } from "./compared-rows.ts";
import { ComparedTitle } from "./compared-title.tsx";
import type { ComparisonRow } from "./comparison.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

interface CompareTableProps {
  ideas: readonly ComparedIdea[];
  rows: readonly ComparisonRow[];
}

/** Ideas as columns; what the rows are about stays in view when one scrolls to the side. */
export function CompareTable({ ideas, rows }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.wrap} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Compared</span>
            </th>
            {ideas.map((idea) => (
              <th key={uuidOf(idea)} scope="col">
                <ComparedTitle idea={idea} ideas={ideas} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-differs={row.differs || undefined}>
              <th scope="row">
                {row.label}
                {row.differs && <span className={styles.differs}>Differs</span>}
              </th>
              {row.cells.map((cell, index) => {
                const idea = ideas[index];
                return idea ? (
                  <td key={uuidOf(idea)}>
                    <ComparedCell {...cell} title={titleOf(idea)} />
                  </td>
                ) : null;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import styles from "./compare.module.css";
import { ComparedCell } from "./compared-cell.tsx";
import { titleOf, uuidOf } from "./compared-rows.ts";
import { ComparedTitle } from "./compared-title.tsx";
import type { ComparisonRow } from "./comparison.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

interface CompareCardsProps {
  ideas: readonly ComparedIdea[];
  rows: readonly ComparisonRow[];
}

/** Ideas as cards beside each other, to be swiped through on a narrow screen. */
export function CompareCards({ ideas, rows }: CompareCardsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.cards} aria-label="Comparison, swipe from one to the next" tabIndex={0}>
      {ideas.map((idea, index) => (
        <article key={uuidOf(idea)} className={styles.card}>
          <p className={styles.place}>
            {index + 1} of {ideas.length}
          </p>
          <h2>
            <ComparedTitle idea={idea} ideas={ideas} />
          </h2>
          <dl>
            {rows.map(({ label, cells, differs }) => (
              <div key={label} className={styles.fact} data-differs={differs || undefined}>
                <dt>
                  {label}
                  {differs && <span className={styles.differs}>Differs</span>}
                </dt>
                <dd>
                  <ComparedCell
                    value={cells[index]?.value ?? null}
                    beside={cells[index]?.beside}
                    title={titleOf(idea)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}

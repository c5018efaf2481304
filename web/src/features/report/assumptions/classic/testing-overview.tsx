import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { validationDisplay, validationThresholdPercent } from "@seedbed/rules/assumptions/validation-display";
import { Card } from "../../../../design/card.tsx";
import { Meter } from "../../../../design/progress/meter.tsx";
import { categories, categoryTones } from "../../assumption-categories.ts";
import { statusWords } from "../status-words.ts";
import styles from "./classic-assumptions.module.css";

/** How many assumptions are in which state, and how far each category is validated. */
export function TestingOverview({ list }: { list: AssumptionList }) {
  const states = Object.entries(statusWords).map(([status, { words }]) => ({
    words,
    count: list.results.filter((assumption) => assumption.status === status).length,
  }));
  return (
    <Card title="Testing overview">
      <dl className={styles.states}>
        {states.map(({ words, count }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className="numerals">{count}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.bars}>
        {categories.map((category) => {
          const { percent, isInvalidated } = validationDisplay(list.categoryMetrics[category]);
          return (
            <li key={category}>
              <p>
                <span>{category}</span>
                <span className="numerals">{percent}%</span>
              </p>
              <Meter
                label={`${category}, validation`}
                value={percent / 100}
                benchmark={validationThresholdPercent / 100}
                tone={categoryTones[category]}
                crossed={isInvalidated}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

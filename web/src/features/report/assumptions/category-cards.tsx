import type { AssumptionCategory, AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { validationDisplay, validationThresholdPercent } from "@seedbed/rules/assumptions/validation-display";
import { Meter } from "../../../design/progress/meter.tsx";
import { categories, categoryTones } from "../assumption-categories.ts";
import styles from "./category-cards.module.css";

const words = {
  validated: "Validated",
  partially_validated: "Partially validated",
  invalidated: "Invalidated",
  unvalidated: "Average certainty",
  untested: "Untested",
} as const satisfies Record<AssumptionList["categoryMetrics"][AssumptionCategory]["validationStatus"], string>;

interface CategoryCardsProps {
  metrics: AssumptionList["categoryMetrics"];
  selected: AssumptionCategory;
  onSelect: (category: AssumptionCategory) => void;
}

/** The four categories with how far each is validated against the threshold of 70 percent; one of them is chosen. */
export function CategoryCards({ metrics, selected, onSelect }: CategoryCardsProps) {
  return (
    <fieldset className={styles.cards} aria-label="Categories">
      {categories.map((category) => {
        const { percent, isInvalidated } = validationDisplay(metrics[category]);
        const state = words[metrics[category].validationStatus];
        return (
          <div
            key={category}
            className={styles.card}
            data-category={categoryTones[category]}
            data-selected={category === selected}
          >
            <button type="button" aria-pressed={category === selected} onClick={() => onSelect(category)}>
              {category}
              <span className={styles.count}>
                {metrics[category].count}
                <span className="visually-hidden"> assumptions</span>
              </span>
            </button>
            <Meter
              label={`${category}, validation`}
              value={percent / 100}
              benchmark={validationThresholdPercent / 100}
              tone={categoryTones[category]}
              crossed={isInvalidated}
              valueText={`${state}, ${percent}%`}
            />
            <p className={styles.state}>
              <span>{state}</span>
              <span className="numerals">{percent}%</span>
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

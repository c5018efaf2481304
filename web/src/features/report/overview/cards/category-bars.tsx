import type { AssumptionList } from "@seedbed/contract/report/assumptions/schemas";
import { validationDisplay, validationThresholdPercent } from "@seedbed/rules/assumptions/validation-display";
import { Meter } from "../../../../design/progress/meter.tsx";
import { categories, categoryTones } from "../../assumption-categories.ts";
import styles from "./category-bars.module.css";

/** How far each category of assumptions is validated, against the threshold of 70 percent. */
export function CategoryBars({ metrics }: { metrics: AssumptionList["categoryMetrics"] }) {
  return (
    <ul className={styles.bars}>
      {categories.map((category) => {
        const display = validationDisplay(metrics[category]);
        const text = wordOf(metrics[category].validationStatus, display);
        return (
          <li key={category}>
            <div className={styles.line}>
              <span>{category}</span>
              <span className={styles.word}>{text}</span>
            </div>
            <Meter
              label={category}
              value={display.percent / 100}
              benchmark={validationThresholdPercent / 100}
              tone={categoryTones[category]}
              crossed={display.isInvalidated}
              valueText={text}
            />
          </li>
        );
      })}
    </ul>
  );
}

function wordOf(
  status: string,
  { percent, isInvalidated, isMarkedValidated }: ReturnType<typeof validationDisplay>,
): string {
  if (isInvalidated) return "Invalidated";
  if (status === "untested") return "Untested";
  return isMarkedValidated ? "Validated" : `${percent}%`;
}

import type { CategoryMetrics } from "@seedbed/contract/report/assumptions/schemas";
import styles from "./assumptions-screen.module.css";

/** What the assumptions of a category say together. */
export function CategoryFacts({ metrics }: { metrics: CategoryMetrics }) {
  const { count, cumulativeCertainty, averageRisk, validationPercentage } = metrics;
  const certainty = count === 0 ? 0 : cumulativeCertainty / (3 * count);
  return (
    <p className={styles.facts}>
      {`${count} ${count === 1 ? "assumption" : "assumptions"}: average certainty ${percent(certainty)}, average risk ${percent(averageRisk)}, ${percent(validationPercentage)} validated.`}
    </p>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

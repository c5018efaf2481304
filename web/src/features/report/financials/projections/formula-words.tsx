import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import styles from "./projections-page.module.css";

const ways = {
  revenue: `Customers within reach are the obtainable market divided by what a customer pays a year, and grow by their rate. The plan wins them
    evenly over its years; some are lost each month. No draw begins with more than a tenth of the customers within reach. Cost there from the first
    month and the cost of each customer are shares of the planned revenue. Cash is revenue less cost`,
  savings: `What can be saved a year is reached evenly over the years of the plan. Cost there from the first month and the cost of what is saved are
    shares of the planned savings. Cash is savings less cost`,
} as const satisfies Record<ProjectionPlan["layout"], string>;

/** How the figures come about. */
export function FormulaWords({ layout }: Pick<ProjectionPlan, "layout">) {
  return (
    <p className={styles.formula}>
      {ways[layout]}, added up, less the money put in. Numbers are drawn from triangles over their ranges; those of one
      source move together.
    </p>
  );
}

import type { Shape } from "@seedbed/rules/projections/drawing/shapes";
import type { ProjectionPlan } from "@seedbed/rules/projections/plan/projection-plan";
import styles from "./projections-page.module.css";

const ways = {
  revenue: `Customers within reach are the obtainable market divided by what a customer pays a year, and grow by their rate. The plan wins them
    evenly over its years; some are lost each month. No draw begins with more than a tenth of the customers within reach. Cost there from the first
    month and the cost of each customer are shares of the planned revenue; what winning a customer costs comes on top of both. Cash is revenue less cost`,
  savings: `What can be saved a year is reached evenly over the years of the plan. Cost there from the first month and the cost of what is saved are
    shares of the planned savings. Cash is savings less cost`,
} as const satisfies Record<ProjectionPlan["layout"], string>;

const drawnFrom = {
  triangle: "triangles over their ranges",
  pert: "PERT distributions over their ranges, in which the likely value weighs four times as much as an end",
} as const satisfies Record<Shape, string>;

/** How the figures come about. */
export function FormulaWords({ layout, shape }: Pick<ProjectionPlan, "layout"> & { shape: Shape }) {
  return (
    <p className={styles.formula}>
      {ways[layout]}, added up, less the money put in. Numbers are drawn from {drawnFrom[shape]}; those of one source
      move together.
    </p>
  );
}

import type { CategoryMetrics } from "@seedbed/contract/report/assumptions/schemas";

/** From this percentage on the bar of a category is marked validated. */
export const validationThresholdPercent = 70;

interface ValidationDisplay {
  /** Length of the bar: a whole number from 0 to 100. */
  percent: number;
  /** The bar is red and carries a cross. */
  isInvalidated: boolean;
  isMarkedValidated: boolean;
}

/** The parts of a category's metrics that its bar shows; any status that is not known counts as untested. */
export interface ShownMetrics extends Pick<CategoryMetrics, "count" | "cumulativeCertainty"> {
  validationStatus: string;
  /** 0 to 1; null or absent when none is given. */
  validationPercentage?: number | null;
}

/** How the validation of a category is shown as a bar. */
export function validationDisplay(metrics: ShownMetrics): ValidationDisplay {
  const isInvalidated = metrics.validationStatus === "invalidated";
  const percent = Math.round(Math.min(1, Math.max(0, shownFraction(metrics))) * 100);
  return { percent, isInvalidated, isMarkedValidated: !isInvalidated && percent >= validationThresholdPercent };
}

/** The average certainty of a category, 0 to 1: its certainties, stored as 1 to 3, over the highest they could be. */
function averageCertainty(metrics: Pick<CategoryMetrics, "count" | "cumulativeCertainty">): number {
  return metrics.count > 0 ? metrics.cumulativeCertainty / (3 * metrics.count) : 0;
}

function shownFraction(metrics: ShownMetrics): number {
  switch (metrics.validationStatus) {
    case "validated":
    case "invalidated":
      return 1;
    case "partially_validated":
      return metrics.validationPercentage ?? 0.5;
    case "unvalidated":
      return averageCertainty(metrics);
    default:
      return 0;
  }
}

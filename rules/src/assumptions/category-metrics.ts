import type { Assumption, AssumptionCategory, CategoryMetrics } from "@seedbed/contract/report/assumptions/schemas";
import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { riskScore } from "./risk.ts";

/** What the metrics of a category are made of. */
export type RatedAssumption = Pick<Assumption, "category" | "importance" | "certainty" | "status">;

/** The metrics of each of the four categories; one without assumptions is untested and counts 0. */
export function metricsByCategory(
  assumptions: readonly RatedAssumption[],
): Record<AssumptionCategory, CategoryMetrics> {
  const metrics = assumptionCategories.map((category) => [
    category,
    metricsOf(assumptions.filter((assumption) => assumption.category === category)),
  ]);
  return Object.fromEntries(metrics) as Record<AssumptionCategory, CategoryMetrics>;
}

function metricsOf(assumptions: readonly RatedAssumption[]): CategoryMetrics {
  return {
    validationStatus: statusOf(assumptions.map((assumption) => assumption.status)),
    count: assumptions.length,
    cumulativeCertainty: sum(assumptions.map((assumption) => assumption.certainty)),
    validationPercentage: mean(assumptions.map((assumption) => validatedShare[assumption.status])),
    averageRisk: mean(assumptions.map(({ importance, certainty }) => riskScore(importance, certainty))),
  };
}

/** How much of an assumption its status validates. */
const validatedShare = {
  validated: 1,
  partially_validated: 0.5,
  invalidated: 0,
  unvalidated: 0,
  untested: 0,
} as const satisfies Record<Assumption["status"], number>;

/**
 * One status for several: all validated is validated, some of it is partially validated; without any of that one refuted
 * assumption makes the category invalidated, one tested without a result unvalidated.
 */
function statusOf(statuses: readonly Assumption["status"][]): CategoryMetrics["validationStatus"] {
  if (statuses.length === 0) return "untested";
  if (statuses.every((status) => status === "validated")) return "validated";
  if (statuses.some((status) => validatedShare[status] > 0)) return "partially_validated";
  if (statuses.includes("invalidated")) return "invalidated";
  return statuses.includes("unvalidated") ? "unvalidated" : "untested";
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length === 0 ? 0 : sum(values) / values.length);

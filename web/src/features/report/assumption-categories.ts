import type { AssumptionCategory } from "@seedbed/contract/report/assumptions/schemas";
import type { MeterTone } from "../../design/progress/meter.tsx";

/** The four categories in the order they are shown. */
export const categories = [
  "Desirability",
  "Viability",
  "Feasibility",
  "Adaptability",
] as const satisfies readonly AssumptionCategory[];

/** The hue that each category keeps everywhere. */
export const categoryTones = {
  Desirability: "desirability",
  Viability: "viability",
  Feasibility: "feasibility",
  Adaptability: "adaptability",
} as const satisfies Record<AssumptionCategory, MeterTone>;

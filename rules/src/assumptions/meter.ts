import type { Scale } from "@seedbed/contract/report/assumptions/schemas";

const percentByScale = { 1: 16, 2: 50, 3: 83 } as const satisfies Record<Scale, number>;
const labelByScale = { 1: "Low", 2: "Medium", 3: "High" } as const satisfies Record<Scale, string>;

/** The percentage at which the meter of a stored value stands. */
export function percentOfScale(scale: Scale): number {
  return percentByScale[scale];
}

/** The word for a stored importance or certainty. */
export function labelOfScale(scale: Scale): "Low" | "Medium" | "High" {
  return labelByScale[scale];
}

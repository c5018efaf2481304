import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** What an entry says of its number. */
export type Bounds = Pick<AssumptionEntry, "low" | "scalar" | "high">;

const sentences = {
  low: "The lowest number cannot be above the most likely one.",
  high: "The highest number cannot be below the most likely one.",
  scalar: "The most likely number must lie between the lowest and the highest.",
} as const satisfies Record<keyof Bounds, string>;

/**
 * Why the numbers of an entry do not go together, with the field to tell it at: a bound where that was `changed`, else the most likely
 * number. Null where they do; a bound that nobody has said bounds nothing.
 */
export function boundsProblem(
  { low, scalar, high }: Bounds,
  changed: readonly (keyof Bounds)[] = ["low", "scalar", "high"],
): { field: keyof Bounds; sentence: string } | null {
  const wrong = (low ?? scalar) > scalar ? "low" : (high ?? scalar) < scalar ? "high" : null;
  if (wrong === null) return null;
  const field = changed.includes(wrong) ? wrong : "scalar";
  return { field, sentence: sentences[field] };
}

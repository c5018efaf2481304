import type { RevenueInput } from "../paying-model.ts";
import type { SizingOutput } from "../sizing/entry-fields.ts";
import { sizingProblems } from "../sizing/sizing-problems.ts";

/** Assumptions that come to a market in US dollars and to shares of it. */
export function checkTopDownSizing({ entries }: SizingOutput, input: RevenueInput): string[] {
  return sizingProblems(entries, [input, `$${input.model.price}`]);
}

import { pertQuantile } from "./pert.ts";
import { type Range, triangularQuantile } from "./triangular.ts";

/** How a number spreads between its lowest, likely and highest value. */
export const shapes = ["triangle", "pert"] as const;
export type Shape = (typeof shapes)[number];

/** The value that a share of the draws of a range lies below. */
export function quantileOf(shape: Shape, range: Range): (share: number) => number {
  return shape === "pert" ? pertQuantile(range) : (share) => triangularQuantile(range, share);
}

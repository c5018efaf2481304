import { finiteOrZero } from "./finite.ts";

/** How many percent `part` is of `whole`; 0 when the whole is 0. */
export function sharePercent(part: number, whole: number): number {
  return finiteOrZero((part / whole) * 100);
}

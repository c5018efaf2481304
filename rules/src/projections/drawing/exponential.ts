import { ln2High, ln2Low, naturalLog } from "./natural-log.ts";

/** e to the power of `value`; 0 and Infinity where it is out of reach. The same bits everywhere, see `naturalLog`. */
export function exponential(value: number): number {
  if (value > 709.78) return Number.POSITIVE_INFINITY;
  if (value < -708) return 0;
  const twos = Math.round(value / Math.LN2);
  const rest = value - twos * ln2High - twos * ln2Low;
  let result = 1;
  for (let term = 14; term >= 1; term--) result = 1 + (result * rest) / term;
  for (let doubling = 0; doubling < twos; doubling++) result *= 2;
  for (let halving = 0; halving > twos; halving--) result /= 2;
  return result;
}

/** `base` to the power of `exponent`, for a base that is not below zero. */
export function power(base: number, exponent: number): number {
  if (base === 0) return exponent === 0 ? 1 : 0;
  return exponential(exponent * naturalLog(base));
}

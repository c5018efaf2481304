/** The number, or 0 when it is not finite (a division by 0, a product too large to hold) or is minus zero. */
export function finiteOrZero(value: number): number {
  return Number.isFinite(value) && value !== 0 ? value : 0;
}

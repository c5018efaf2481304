/** What a number is at least, most likely and at most; low <= likely <= high. */
export interface Range {
  low: number;
  likely: number;
  high: number;
}

/**
 * The value that a share of `share` lies below, of a triangle over the range with its peak at the likely value: what three numbers say, and no
 * more. A range without width is its likely value.
 */
export function triangularQuantile({ low, likely, high }: Range, share: number): number {
  const width = high - low;
  if (!(width > 0)) return likely;
  const rise = likely - low;
  if (share * width < rise) return low + Math.sqrt(share * width * rise);
  return high - Math.sqrt((1 - share) * width * (high - likely));
}

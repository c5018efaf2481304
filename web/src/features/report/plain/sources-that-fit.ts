interface Room {
  /** How many sources there are, with those whose widths nobody asks for. */
  total: number;
  available: number;
  gap: number;
  /** The width of the number of those that are left out. */
  more: number;
}

/** How many chips of these widths stand in one line, with the number of those that do not; at least one, which is cut where it has to be. */
export function sourcesThatFit(widths: readonly number[], { total, available, gap, more }: Room): number {
  for (let count = widths.length; count > 1; count -= 1) {
    const chips = widths.slice(0, count).reduce((sum, width) => sum + width + gap, -gap);
    if (chips + (total > count ? gap + more : 0) <= available) return count;
  }
  return 1;
}

/** The shares of draws below each line of a band, in percent; rising. */
export const bandPercents = [5, 25, 50, 75, 95] as const;

/** The values below which these shares of the draws lie, between two draws by their distance. Moves the draws about. */
export function percentilesOf(draws: Float64Array): number[] {
  let from = 0;
  return bandPercents.map((percent) => {
    const place = ((draws.length - 1) * percent) / 100;
    const whole = Math.floor(place);
    const below = selected(draws, whole, from);
    from = whole;
    if (place === whole) return below;
    let above = Number.POSITIVE_INFINITY;
    for (let index = whole + 1; index < draws.length; index++) above = Math.min(above, draws[index] ?? above);
    return below + (above - below) * (place - whole);
  });
}

/**
 * The value that stands at `place` once the values are sorted, found without sorting them all (C. A. R. Hoare's selection): after it, no value
 * before the place is larger and none behind it smaller. What stands before `from` is known to be no larger than the rest.
 */
function selected(values: Float64Array, place: number, from: number): number {
  let [left, right] = [from, values.length - 1];
  while (left < right) {
    const pivot = values[(left + right) >> 1] ?? 0;
    let [low, high] = [left, right];
    while (low <= high) {
      while ((values[low] ?? pivot) < pivot) low++;
      while ((values[high] ?? pivot) > pivot) high--;
      if (low > high) break;
      const moved = values[low] ?? 0;
      values[low] = values[high] ?? 0;
      values[high] = moved;
      low++;
      high--;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else break;
  }
  return values[place] ?? 0;
}

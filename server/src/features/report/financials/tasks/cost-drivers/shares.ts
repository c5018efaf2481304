/**
 * Whole percents in the proportion of some weights, each at least 1 and together exactly 100 (largest remainder). Takes
 * between 1 and 100 positive weights; throws a RangeError otherwise.
 */
export function wholePercents(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (weights.length === 0 || weights.length > 100 || weights.some((weight) => !(weight > 0))) {
    throw new RangeError("Shares need between 1 and 100 positive weights.");
  }
  // One percent for each, and the rest by weight.
  const rest = 100 - weights.length;
  const exact = weights.map((weight) => (weight / total) * rest);
  const whole = exact.map(Math.floor);
  const missing = rest - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share), weight: weights[index] ?? 0 }))
    // Weights that differ by less than a remainder can show are told apart by themselves.
    .toSorted((one, other) => other.remainder - one.remainder || other.weight - one.weight);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return whole.map((share, index) => share + 1 + (raised.has(index) ? 1 : 0));
}

/** Percent by which shares may miss the whole and still be meant as shares of it. */
const largestSlip = 50;

/** Whether percents were meant to add up to 100. */
export function areNearlyWhole(percents: readonly number[]): boolean {
  return Math.abs(percents.reduce((sum, percent) => sum + percent, 0) - 100) <= largestSlip;
}

/** Percents of at least 1 brought to 100 in their proportion, whole and at least 1 each; those that add up to it stay. */
export function sharesOfWhole(percents: readonly number[]): number[] {
  const hundredth = percents.reduce((sum, percent) => sum + percent, 0) / 100;
  // What one percent is of their sum is given to each by `wholePercents`; the rest is by weight, and never nothing.
  return wholePercents(percents.map((percent) => Math.max(percent - hundredth, Number.EPSILON)));
}

/**
 * The value between the ends at which `outcome` is 0, by halving the distance until it is one in 10^9 of where it began; null when the outcome has
 * the same sign at both ends.
 */
export function seekValue(outcome: (value: number) => number, [from, to]: readonly [number, number]): number | null {
  let [below, above] = [from, to];
  const [first, last] = [outcome(below), outcome(above)];
  if (first === 0) return below;
  if (last === 0) return above;
  if (!(first * last < 0) && Math.sign(first) === Math.sign(last)) return null;
  const close = (to - from) * 1e-9;
  while (above - below > close) {
    const middle = (below + above) / 2;
    if (middle === below || middle === above) break;
    if (Math.sign(outcome(middle)) === Math.sign(first)) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}

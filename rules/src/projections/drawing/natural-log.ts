// Engines may differ in the last bits of Math.log and Math.exp. The ones here use only sums, products and quotients, which are the same
// everywhere, so that the same seed draws the same picture on every machine.

/** The logarithm of 2 in two parts: the first has so few digits that whole multiples of it are exact. */
export const ln2High = 0.6931471803691238;
export const ln2Low = 1.9082149292705877e-10;

/** The natural logarithm of a finite number; NaN below zero, -Infinity at it. */
export function naturalLog(value: number): number {
  if (!(value > 0)) return value === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  let [mantissa, exponent] = [value, 0];
  while (mantissa >= Math.SQRT2) {
    mantissa /= 2;
    exponent++;
  }
  while (mantissa < Math.SQRT1_2) {
    mantissa *= 2;
    exponent--;
  }
  // ln m = 2 artanh((m - 1) / (m + 1)), by its series; the argument is below 0.1716.
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let power = 21; power >= 1; power -= 2) sum = sum * square + 1 / power;
  return exponent * ln2High + (2 * ratio * sum + exponent * ln2Low);
}

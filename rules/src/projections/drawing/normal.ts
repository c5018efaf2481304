import { exponential } from "./exponential.ts";
import { naturalLog } from "./natural-log.ts";

type Coefficients = readonly number[];

// Rational approximations of the normal quantile in three regions, accurate to about 1 in 10^16:
// M. J. Wichura, Algorithm AS 241 (PPND16), Applied Statistics 37 (1988), 477-484. Highest power first.
const middle: readonly [Coefficients, Coefficients] = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
    133.14166789178438, 3.3871328727963665,
  ],
  [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
    42.31333070160091, 1,
  ],
];
const near: readonly [Coefficients, Coefficients] = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
    5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
    1.6763848301838038, 2.053191626637759, 1,
  ],
];
const far: readonly [Coefficients, Coefficients] = [
  [
    2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
    1.7848265399172913, 5.463784911164114, 6.657904643501103,
  ],
  [
    2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
    0.1369298809227358, 0.599832206555888, 1,
  ],
];

const polynomial = (coefficients: Coefficients, at: number) =>
  coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0);
const ratio = ([top, bottom]: readonly [Coefficients, Coefficients], at: number) =>
  polynomial(top, at) / polynomial(bottom, at);

/** The value of a standard normal that a share of `share` stays below; for shares between 0 and 1. */
export function normalQuantile(share: number): number {
  const offset = share - 0.5;
  if (Math.abs(offset) <= 0.425) return offset * ratio(middle, 0.180625 - offset * offset);
  const tail = Math.sqrt(-naturalLog(offset < 0 ? share : 1 - share));
  const distance = tail <= 5 ? ratio(near, tail - 1.6) : ratio(far, tail - 5);
  return offset < 0 ? -distance : distance;
}

/** The share of a standard normal below `value`, by the series of its density (Marsaglia, Journal of Statistical Software 11 (2004) 4). */
export function normalShare(value: number): number {
  if (value < -8) return 0;
  if (value > 8) return 1;
  const square = value * value;
  let [term, sum] = [value, value];
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= square / odd;
    sum += term;
  }
  return 0.5 + sum * exponential(-0.5 * square - 0.9189385332046728);
}

import { power } from "./exponential.ts";
import type { Range } from "./triangular.ts";

/** So many pieces the density is cut into; the share of a value errs by less than one in 20,000. */
const pieces = 512;

/**
 * The value that a share of a PERT distribution over the range lies below: a beta distribution from low to high whose likely value weighs four times
 * as much as an end. Its mean is (low + 4 likely + high) / 6 (D. G. Malcolm and others, Operations Research 7 (1959), 646-669), its parameters are
 * 1 + 4 (likely - low) / width and 1 + 4 (high - likely) / width (D. Vose, Risk Analysis, 3rd edition (2008), 405). Less of it lies near the ends than
 * of a triangle. A range without width is its likely value.
 */
export function pertQuantile({ low, likely, high }: Range): (share: number) => number {
  const width = high - low;
  if (!(width > 0)) return () => likely;
  const { ends, densities, below } = tableOf((4 * (likely - low)) / width, (4 * (high - likely)) / width);
  const all = below[pieces] ?? 1;
  return (share) => {
    const sought = share * all;
    const piece = pieceOf(below, sought);
    const [from = 0, to = 1] = ends.subarray(piece, piece + 2);
    const [first = 0, last = 0] = densities.subarray(piece, piece + 2);
    const rest = Math.max(sought - (below[piece] ?? 0), 0);
    // Where the area below a density that goes straight from first to last comes to the rest.
    const steepness = Math.max(first * first + (2 * rest * (last - first)) / (to - from), 0);
    const step = rest > 0 ? (2 * rest) / (first + Math.sqrt(steepness)) : 0;
    return Math.min(low + width * Math.min(from + step, to), high);
  };
}

/** The density x^up (1 - x)^down at the ends of pieces that are shortest where it may be steepest, and how much of it lies below each. */
function tableOf(up: number, down: number) {
  const [ends, densities, below] = [0, 0, 0].map(() => new Float64Array(pieces + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let piece = 0; piece <= pieces; piece++) {
    const even = piece / pieces;
    const end = even * even * (3 - 2 * even);
    ends[piece] = end;
    densities[piece] = power(end, up) * power(1 - end, down);
    if (piece === 0) continue;
    const height = ((densities[piece - 1] ?? 0) + (densities[piece] ?? 0)) / 2;
    below[piece] = (below[piece - 1] ?? 0) + height * (end - (ends[piece - 1] ?? 0));
  }
  return { ends, densities, below };
}

/** The piece in which this much lies below, by halving. */
function pieceOf(below: Float64Array, sought: number): number {
  let [first, last] = [0, pieces - 1];
  while (first < last) {
    const middle = (first + last + 1) >> 1;
    if ((below[middle] ?? 0) <= sought) first = middle;
    else last = middle - 1;
  }
  return first;
}

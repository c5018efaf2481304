import type { Random } from "./seeded-random.ts";

/**
 * `count` shares between 0 and 1, one in each of `count` equal parts, in random order: a Latin hypercube has one such column for each number that
 * is drawn. The mean of a sum of columns errs far less than with independent draws (M. D. McKay and others, Technometrics 21 (1979), 239-245).
 */
export function evenShares(count: number, random: Random): Float64Array {
  const shares = new Float64Array(count);
  for (let part = 0; part < count; part++) {
    const place = Math.floor(random() * (part + 1));
    shares[part] = shares[place] ?? 0;
    shares[place] = part;
  }
  for (let draw = 0; draw < count; draw++) shares[draw] = ((shares[draw] ?? 0) + random()) / count;
  return shares;
}

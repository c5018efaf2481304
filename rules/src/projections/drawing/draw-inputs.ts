import { evenShares } from "./latin-hypercube.ts";
import { normalQuantile, normalShare } from "./normal.ts";
import type { Random } from "./seeded-random.ts";
import { quantileOf, type Shape } from "./shapes.ts";
import type { Range } from "./triangular.ts";

/** A range, and what its number hangs on together with others: those of one cause are likely to be off in the same direction. */
export interface DrawnInput extends Range {
  cause: string | null;
}

export interface Drawing {
  draws: number;
  /** How closely numbers of one cause move together, from 0 (not at all) to 1 (as one). */
  together: number;
  shape: Shape;
  random: Random;
}

/**
 * A column of draws for each input. Inputs of one cause share a normal factor (a Gaussian copula with the correlation `together`), so each keeps
 * its own shape; others are independent.
 */
export function drawInputs(inputs: readonly DrawnInput[], { draws, together, shape, random }: Drawing): Float64Array[] {
  const factors = new Map<string, Float64Array>();
  for (const cause of sharedCauses(inputs)) factors.set(cause, evenShares(draws, random).map(normalQuantile));
  const [ofFactor, ofItself] = [Math.sqrt(together), Math.sqrt(1 - together)];
  return inputs.map((input) => {
    const shares = evenShares(draws, random);
    const valueAt = quantileOf(shape, input);
    const factor = input.cause === null ? undefined : factors.get(input.cause);
    if (!factor) return shares.map(valueAt);
    return shares.map((share, draw) =>
      valueAt(normalShare(ofFactor * (factor[draw] ?? 0) + ofItself * normalQuantile(share))),
    );
  });
}

/** Causes that more than one input names, in their order. */
export function sharedCauses(inputs: readonly Pick<DrawnInput, "cause">[]): string[] {
  const causes = inputs.flatMap(({ cause }) => (cause === null ? [] : [cause]));
  return [...new Set(causes)].filter((cause) => causes.indexOf(cause) !== causes.lastIndexOf(cause));
}

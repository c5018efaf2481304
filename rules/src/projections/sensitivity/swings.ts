import type { Range } from "../drawing/triangular.ts";

/** The outcome with one number at its low and at its high end, all others at their likely values. */
export interface Swing {
  input: number;
  atLow: number;
  atHigh: number;
}

/** One swing for each input that has a width, the widest first. */
export function swingsOf(inputs: readonly Range[], outcome: (values: Float64Array) => number): Swing[] {
  const likely = Float64Array.from(inputs, (input) => input.likely);
  const at = (input: number, value: number) => outcome(likely.with(input, value));
  return inputs
    .flatMap(({ low, high }, input) => (high > low ? [{ input, atLow: at(input, low), atHigh: at(input, high) }] : []))
    .toSorted((one, next) => Math.abs(next.atHigh - next.atLow) - Math.abs(one.atHigh - one.atLow));
}

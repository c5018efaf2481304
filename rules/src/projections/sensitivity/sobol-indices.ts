import { finiteOrZero } from "../../market-sizing/finite.ts";

/** The parts of an outcome's variance: what a question explains by itself, and what would be left were it the only one open. */
export interface SobolIndices {
  first: number;
  total: number;
}

export interface SobolInput {
  /** Two independent draws of all numbers: a column for each. */
  one: readonly Float64Array[];
  other: readonly Float64Array[];
  /** Numbers that are asked about as one, by their columns. Those of different questions must be independent. */
  questions: readonly (readonly number[])[];
  outcome: (values: Float64Array) => number;
}

/**
 * First-order and total indices of every question, estimated by the formulas of A. Saltelli and others (Computer Physics Communications 181
 * (2010), 259-270) and, for the total, of M. Jansen (1999). All are 0 for an outcome that does not vary. Yields after each question.
 */
export function* sobolIndices({ one, other, questions, outcome }: SobolInput): Generator<number, SobolIndices[]> {
  const draws = one[0]?.length ?? 0;
  const ofOne = outcomes(one, outcome);
  const ofOther = outcomes(other, outcome);
  yield 0;
  const mean = (sumOf(ofOne) + sumOf(ofOther)) / (2 * draws);
  const squares = (values: Float64Array) => values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const variance = (squares(ofOne) + squares(ofOther)) / (2 * draws);
  const indices: SobolIndices[] = [];
  for (const [asked, columns] of questions.entries()) {
    const mixed = outcomes(
      one.map((column, place) => (columns.includes(place) ? (other[place] ?? column) : column)),
      outcome,
    );
    let [first, total] = [0, 0];
    for (let draw = 0; draw < draws; draw++) {
      const [own, alone, both] = [ofOne[draw] ?? 0, ofOther[draw] ?? 0, mixed[draw] ?? 0];
      first += (alone - mean) * (both - own);
      total += (own - both) * (own - both);
    }
    indices.push({
      first: finiteOrZero(first / draws / variance),
      total: finiteOrZero(total / (2 * draws) / variance),
    });
    yield (asked + 1) / questions.length;
  }
  return indices;
}

function outcomes(columns: readonly Float64Array[], outcome: SobolInput["outcome"]): Float64Array {
  const row = new Float64Array(columns.length);
  const found = new Float64Array(columns[0]?.length ?? 0);
  for (let draw = 0; draw < found.length; draw++) {
    for (let place = 0; place < row.length; place++) row[place] = columns[place]?.[draw] ?? 0;
    found[draw] = outcome(row);
  }
  return found;
}

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

import { operators, sizingGroups } from "@seedbed/contract/report/financials/words";
import type { GroupedTerm } from "../src/market-sizing/term.ts";
import { type Reading, readFormula, written } from "./read-formula.ts";

/** What somebody says that the entries of a sizing come to. */
export interface ToldSizes {
  tam: number;
  sam: number;
  som: number;
  savings: number;
}

/** Draws that are the same for the same seed, so that a list that fails is found again (mulberry32). */
function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { next, below, oneOf: <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice };
}

/** Entries with numbers as people type them, and as they should not: none, below none, parts of one, very large; a few lists of 200. */
function drawnEntries(seed: number): GroupedTerm[] {
  const { next, below, oneOf } = drawing(seed);
  const scalar = () =>
    oneOf([
      ...[1 + below(100), 1 + below(1_000_000), 1 + below(1_000_000), (next() - 0.5) * 2000],
      ...(below(4) === 0 ? [oneOf([0, -1, 1e15, -1e15, 1e-9, 1e300])] : []),
    ]);
  return Array.from({ length: seed % 500 === 0 ? 200 : below(15) }, () => ({
    scalar: scalar(),
    unit: oneOf(["$", "%", "offices", "times a year"]),
    group: oneOf(sizingGroups),
    order: below(60) - 20,
    operator: oneOf([null, ...operators, ...operators]),
  }));
}

/** As near as the order of additions allows. Where a reading comes to no number, what is told is one all the same. */
function isSame(given: number, { value, size }: Reading): boolean {
  if (!Number.isFinite(given)) return false;
  return !Number.isFinite(value) || !Number.isFinite(size) || Math.abs(given - value) <= Math.abs(size) * 1e-9;
}

const times = (one: Reading, other: Reading): Reading => ({
  value: one.value * other.value,
  size: one.size * other.size,
});

const manyLists = 10_000;

/** Of ten thousand lists of entries those whose sizes are told otherwise than a second reading of the rules says; empty where all agree. */
export function listsToldWrong(told: (entries: GroupedTerm[]) => ToldSizes): number[] {
  return Array.from({ length: manyLists }, (_, seed) => seed).filter((seed) => {
    const given = drawnEntries(seed);
    const read = (group: GroupedTerm["group"]) => readFormula(written(given.filter((each) => each.group === group)));
    const tam = read("TAM");
    const sam = times(read("SAM"), tam);
    const som = times(read("SOM"), sam);
    const size = told(given);
    const isTold = isSame(size.tam, tam) && isSame(size.sam, sam) && isSame(size.som, som);
    return !isTold || !isSame(size.savings, readFormula(written(given)));
  });
}

import { expect, test } from "vitest";
import { entriesOf, officesProjected, officesSaved } from "#test-support/projected.ts";
import { proposedImportance } from "./proposed-importance.ts";

/** Savings of a product of two numbers, one of which is known much better than the other; what else a plan takes is the same in all. */
const savedWith = (spread: number) =>
  officesSaved(
    entriesOf(
      { title: "Hours", scalar: 1000, unit: "hours", group: "TAM", low: 1000 - spread, high: 1000 + spread },
      { title: "Wage", scalar: 40, unit: "$", group: "TAM", low: 40, high: 40 },
      { title: "Rounds", scalar: 50, unit: "rounds", group: "TAM", low: 49.9, high: 50.1 },
    ),
  );
const shareOf = (spread: number, key: string) => proposedImportance(savedWith(spread), [key])?.share ?? Number.NaN;

test("a number that carries a fifth of what the cash swings is of high importance, from a twentieth on of medium, and below it of low", () => {
  for (const spread of [0, 5, 20, 100, 200, 400, 900]) {
    const { share, importance } = proposedImportance(savedWith(spread), ["Hours"]) ?? { share: Number.NaN };
    expect(importance).toBe(share >= 0.2 ? 3 : share >= 0.05 ? 2 : 1);
  }
  expect([0, 100, 900].map((spread) => proposedImportance(savedWith(spread), ["Hours"])?.importance)).toEqual([
    1, 2, 3,
  ]);
});

test("in a product a number's share goes with the width of its range: 10 % either way carry 50 times what 0.2 % do", () => {
  expect(shareOf(100, "Hours") / shareOf(100, "Rounds")).toBeCloseTo(50, 6);
  expect(shareOf(100, "Wage")).toBe(0);
});

test("the shares of all numbers are one", () => {
  const keys = ["Hours", "Wage", "Rounds", "timeHorizon", "costRatio", "fixedShare", "invested"];
  expect(keys.reduce((sum, key) => sum + shareOf(100, key), 0)).toBeCloseTo(1, 12);
});

test("for what is no number of the projection nothing is proposed", () => {
  expect(proposedImportance(savedWith(100), ["another"])).toBeNull();
  expect(proposedImportance({ ...officesProjected(), marketSizings: [] }, ["Price"])).toBeNull();
});

test("of several numbers the one with the largest share tells, and what is no number of the projection nothing", () => {
  const told = proposedImportance(savedWith(900), ["another", "Wage", "Hours", "Rounds"]);
  expect(told).toEqual(proposedImportance(savedWith(900), ["Hours"]));
  expect(told?.key).toBe("Hours");
});

test("importance turns high at a fifth and medium at a twentieth, and not later", () => {
  const told = Array.from({ length: 90 }, (_, step) => proposedImportance(savedWith(step * 10), ["Hours"]));
  const shares = (importance: number) => told.flatMap((each) => (each?.importance === importance ? each.share : []));
  expect(Math.min(...shares(3))).toBeLessThan(0.22);
  expect(Math.max(...shares(2))).toBeGreaterThan(0.18);
  expect(Math.min(...shares(2))).toBeLessThan(0.065);
  expect(Math.max(...shares(1))).toBeGreaterThan(0.04);
});

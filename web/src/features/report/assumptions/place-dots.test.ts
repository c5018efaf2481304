import type { Scale } from "@seedbed/contract/report/assumptions/schemas";
import { expect, test } from "vitest";
import { assumptionWith } from "#testing/reports.ts";
import { placeDots } from "./place-dots.ts";

const rated = (count: number, importance: Scale = 2, certainty: Scale = 2) =>
  Array.from({ length: count }, (_, index) =>
    assumptionWith(`${importance}${certainty} ${index}`, { importance, certainty }),
  );
const placed = (...all: ReturnType<typeof rated>) => placeDots(all).map(({ x, y }) => [x, y] as const);

test("an assumption alone stands where its ratings say: certainty to the right, importance up", () => {
  expect(placed(...rated(1, 3, 1))).toEqual([[0.16, 0.83]]);
  expect(placed(...rated(1, 1, 3))).toEqual([[0.83, 0.16]]);
});

test("those that share a place stand side by side around it, and in rows of three below each other", () => {
  const [left, middle, right, below, beside] = placed(...rated(5));
  expect([left, right].map((dot) => (dot?.[0] ?? 0) - 0.5)).toEqual([
    expect.closeTo(-0.055, 9),
    expect.closeTo(0.055, 9),
  ]);
  expect(middle).toEqual([0.5, 0.5]);
  expect(new Set([left, middle, right].map((dot) => dot?.[1]))).toEqual(new Set([0.5]));
  expect([below, beside].map((dot) => (dot?.[0] ?? 0) - 0.5)).toEqual([
    expect.closeTo(-0.0275, 9),
    expect.closeTo(0.0275, 9),
  ]);
  expect(below?.[1]).toBeCloseTo(0.5 - 0.077, 9);
  expect(beside?.[1]).toBe(below?.[1]);
});

test("those of other ratings move nobody aside", () => {
  expect(placed(...rated(1, 2, 1), ...rated(1, 2, 3))).toEqual([
    [0.16, 0.5],
    [0.83, 0.5],
  ]);
});

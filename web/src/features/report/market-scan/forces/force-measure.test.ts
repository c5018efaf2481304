import { expect, test } from "vitest";
import { directionLabel } from "../direction-label.ts";
import { favour, forceColor, headwindsFirst, scoreText } from "./force-measure.ts";

const force = (
  grading: "Mostly Headwinds" | "Headwinds & Tailwinds" | "Mostly Tailwinds",
  score: number | null = null,
) => ({
  grading,
  score,
});

test("[S2.4-38] the colour follows the inverted score, and the grading where there is none", () => {
  expect(favour(force("Mostly Tailwinds", 10))).toBe(0);
  expect(favour(force("Mostly Headwinds", 0))).toBe(1);
  expect([12, -3].map((score) => favour(force("Mostly Headwinds", score)))).toEqual([0, 1]);
  expect(favour(force("Mostly Headwinds"))).toBeCloseTo(0.2);
  expect(favour(force("Headwinds & Tailwinds"))).toBeCloseTo(0.5);
  expect(favour(force("Mostly Tailwinds"))).toBeCloseTo(0.8);
  expect(forceColor(force("Mostly Headwinds", 10))).toBe("color-mix(in oklab, var(--caution) 0%, var(--negative))");
  expect(forceColor(force("Headwinds & Tailwinds"))).toBe("color-mix(in oklab, var(--positive) 0%, var(--caution))");
  expect(forceColor(force("Mostly Tailwinds", 0))).toBe("color-mix(in oklab, var(--positive) 100%, var(--caution))");
});

test("[S2.2.4-05] headwinds come first, then mixed forces, then tailwinds", () => {
  const forces = [
    { name: "demand", ...force("Mostly Tailwinds") },
    { name: "rivalry", ...force("Mostly Headwinds") },
    { name: "rules", ...force("Headwinds & Tailwinds") },
    { name: "supply", ...force("Mostly Headwinds") },
  ];
  expect(headwindsFirst(forces).map(({ name }) => name)).toEqual(["rivalry", "supply", "rules", "demand"]);
});

test("a score of nothing is a score, and directions are said with what they mean", () => {
  expect([0, 7, null].map(scoreText)).toEqual(["0 / 10", "7 / 10", "Not scored"]);
  expect(["up", "tailwind", "down", "headwind", "sideways"].map(directionLabel)).toEqual([
    ...["Up, a tailwind", "Tailwind", "Down, a headwind", "Headwind", "sideways"],
  ]);
});

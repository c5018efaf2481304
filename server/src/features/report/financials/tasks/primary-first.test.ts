import { expect, test } from "vitest";
import { primaryFirst } from "./primary-first.ts";

const named = { a: "alternative", p: "primary" } as const;

function primary(...grades: (keyof typeof named)[]) {
  const told: number[] = [];
  const items = primaryFirst(
    grades.map((grade, at) => ({ at, type: named[grade] })),
    "type",
    (index) => told.push(index),
  );
  return { order: items.map(({ at, type }) => `${at}${type.charAt(0)}`).join(" "), told };
}

test("one primary at the beginning stays", () => {
  expect(primary("p", "a", "a")).toEqual({ order: "0p 1a 2a", told: [] });
  expect(primary()).toEqual({ order: "", told: [] });
});

test("the first that says so is primary, else the first of all, and it comes first", () => {
  expect(primary("a", "p", "p")).toEqual({ order: "1p 0a 2a", told: [2, 1] });
  expect(primary("a", "a")).toEqual({ order: "0p 1a", told: [0] });
});

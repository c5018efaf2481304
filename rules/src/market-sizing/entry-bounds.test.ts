import { expect, test } from "vitest";
import { boundsProblem } from "./entry-bounds.ts";

test("numbers that go together have no problem, and neither have those that nobody has bounded", () => {
  expect(boundsProblem({ low: 1, scalar: 2, high: 3 })).toBeNull();
  expect(boundsProblem({ low: 2, scalar: 2, high: 2 })).toBeNull();
  expect(boundsProblem({ low: null, scalar: -5, high: undefined })).toBeNull();
});

test("a bound on the wrong side is told where it stands, or at the number that was moved past it", () => {
  expect(boundsProblem({ low: 3, scalar: 2, high: null })).toMatchObject({ field: "low" });
  expect(boundsProblem({ low: null, scalar: 2, high: 1 })).toMatchObject({ field: "high" });
  expect(boundsProblem({ low: 3, scalar: 2, high: 9 }, ["scalar"])).toEqual({
    field: "scalar",
    sentence: "The most likely number must lie between the lowest and the highest.",
  });
});

test("each bound says in its own words what is wrong with it, and the lowest is told first", () => {
  expect(boundsProblem({ low: 3, scalar: 2, high: 1 })).toEqual({
    field: "low",
    sentence: "The lowest number cannot be above the most likely one.",
  });
  expect(boundsProblem({ low: 1, scalar: 2, high: 1 }, ["high"])).toEqual({
    field: "high",
    sentence: "The highest number cannot be below the most likely one.",
  });
});

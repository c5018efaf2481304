import { expect, test } from "vitest";
import { summaryOf } from "./summary.ts";

test("answers side by side are counted in a sentence", () => {
  const of = (...verdicts: Parameters<typeof summaryOf>[0]["verdicts"]) => summaryOf({ asked: 3, verdicts });
  expect(of("wouldNotPay", "wouldTry", "wouldNotAgree")).toBe("One of three would try it.");
  expect(of("wouldBuy", "wouldTry", "cannotSay")).toBe("One of three would buy it, one would try it.");
  expect(of("wouldBuy", "wouldBuy", null)).toBe("Two of three would buy it.");
  expect(of("wouldNotPay", "wouldNotPay", "cannotSay")).toBe("None of three would take it.");
});

test("nothing is counted before all have answered, and where nobody says what they would do", () => {
  expect(summaryOf({ asked: 3, verdicts: ["wouldTry"] })).toBe("One of three has answered.");
  expect(summaryOf({ asked: 3, verdicts: ["wouldTry", null] })).toBe("Two of three have answered.");
  expect(summaryOf({ asked: 3, verdicts: [] })).toBe("");
  expect(summaryOf({ asked: 2, verdicts: [null, "cannotSay"] })).toBe("");
  expect(summaryOf({ asked: 12, verdicts: Array.from({ length: 12 }, () => "wouldTry" as const) })).toBe(
    "12 of 12 would try it.",
  );
});

test("one persona alone is not counted, whatever it would do", () => {
  for (const verdict of ["wouldBuy", "wouldTry", "wouldNotPay"] as const)
    expect(summaryOf({ asked: 1, verdicts: [verdict] })).toBe("");
});

test("every number up to ten is a word", () => {
  const of = (asked: number) =>
    summaryOf({ asked, verdicts: Array.from({ length: asked }, () => "wouldBuy" as const) });
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(of)).toEqual([
    "Two of two would buy it.",
    "Three of three would buy it.",
    "Four of four would buy it.",
    "Five of five would buy it.",
    "Six of six would buy it.",
    "Seven of seven would buy it.",
    "Eight of eight would buy it.",
    "Nine of nine would buy it.",
    "Ten of ten would buy it.",
    "11 of 11 would buy it.",
  ]);
});

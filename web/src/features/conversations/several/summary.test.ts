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

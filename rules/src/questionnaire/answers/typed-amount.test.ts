import { expect, test } from "vitest";
import { typedAmount } from "./typed-amount.ts";

test("amounts are taken as people of any country type them", () => {
  for (const [typed, amount] of [
    ["120,000", "120000"],
    ["120.000", "120000"],
    ["1,200,000", "1200000"],
    ["120 000", "120000"],
    ["120’000", "120000"],
    ["12,5", "12.5"],
    ["12.50", "12.50"],
    ["12.5678", "12.56"],
    [".5", "0.5"],
    ["1.2.5", "1.25"],
    ["１２０", "120"],
    ["about 300", "300"],
    ["-40", "40"],
    ["", ""],
    ["none", ""],
  ] as const) {
    expect(`${typed} → ${typedAmount(typed)}`).toBe(`${typed} → ${amount}`);
  }
});

test("an amount typed letter by letter comes out as its last form says", () => {
  const byLetters = (typed: string) => [...typed].reduce((before, sign) => typedAmount(before + sign), "");
  expect([byLetters("120,000"), byLetters("1,200,000"), byLetters("12.5")]).toEqual(["120000", "1200000", "12.5"]);
});

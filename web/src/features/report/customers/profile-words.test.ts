import type { Stance } from "@seedbed/contract/report/customers/schemas";
import { stanceLines } from "@seedbed/contract/report/vocabulary";
import { expect, test } from "vitest";
import { stanceWith } from "#testing/profiles.ts";
import { buysLabel, restsLabel } from "./profile-words.ts";

const withAssumed = (count: number): Stance => {
  const stance = stanceWith();
  const assumed = stanceLines.slice(0, count);
  return {
    ...stance,
    ...Object.fromEntries(stanceLines.map((line) => [line, { ...stance[line], basis: "source" }])),
    ...Object.fromEntries(assumed.map((line) => [line, { ...stance[line], basis: "assumed" }])),
  };
};

test("what a stance rests on is told in numbers that fit", () => {
  expect([0, 1, 2, 4, 5].map((count) => restsLabel(withAssumed(count)))).toEqual([
    "All five stance lines come from people or sources.",
    "Four of five stance lines come from people or sources. One is assumed, and says so.",
    "Three of five stance lines come from people or sources. Two are assumed, and say so.",
    "One of five stance lines comes from people or sources. Four are assumed, and say so.",
    "All five stance lines are assumed, and say so.",
  ]);
});

test("whether somebody buys follows from the role, and is told with the price limit where there is one", () => {
  const { priceLimit } = stanceWith();
  const told = (role: Stance["role"], amount: number | null, per = "floor and month") =>
    buysLabel(stanceWith({ role, priceLimit: { ...priceLimit, amount, per } }));
  expect(told("likelyBuyer", 22)).toBe("Yes, up to $22 per floor and month");
  expect(told("likelyBuyer", null)).toBe("Yes");
  expect(told("likelyNonBuyer", 22.5, "")).toBe("No, not above $22.50");
  expect(told("mustAgree", 22)).toBe("Does not buy, must agree");
  expect(told("usesOnly", null)).toBe("Does not pay, uses it");
});

import { expect, test } from "vitest";
import { shortMention } from "./short-mention.ts";

test.each([
  ["facility managers of buildings with many tenants", "facility managers"],
  ["the depot in the basement of a shared office building", "the depot in the basement"],
  ["the refill depot for shared offices", "the refill depot"],
  ["the refill depot for shared offices by subscription", "the refill depot by subscription"],
  ["apprentices in their second year", "apprentices in their second year"],
  ["owners of small bakeries without a cold room", "owners of small bakeries"],
  ["the bread that forecasts itself", "the bread that forecasts itself"],
  ["the plan to reduce waste in canteens", "the plan to reduce waste in canteens"],
  ["the idea “补充站”", "the idea “补充站”"],
  ["ClaimBuddy", "ClaimBuddy"],
  ["the new offer in cleaning supplies for offices", "the new offer in cleaning supplies"],
  ["people who would use the refill depot", "people who would use the refill depot"],
])("%s is %s from then on", (phrase, expected) => {
  expect(shortMention(phrase)).toBe(expected);
});

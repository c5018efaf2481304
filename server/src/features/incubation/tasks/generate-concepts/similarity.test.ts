import { expect, test } from "vitest";
import { wordSimilarity } from "./similarity.ts";

test.each([
  ["Refill depots for soap", "SOAP: refill, depots!", 1],
  ["Refill depots", "Night buses", 0],
  ["refill depots", "refill vans", 1 / 3],
  ["refill refill depots", "depots refill", 1],
  ["", "", 1],
  ["…", "!", 1],
  ["", "depots", 0],
])("%j and %j have a share of %d in common", (one, other, share) => {
  expect(wordSimilarity(one, other)).toBeCloseTo(share);
  expect(wordSimilarity(other, one)).toBeCloseTo(share);
});

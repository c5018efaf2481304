import { expect, test } from "vitest";
import { figureInWords } from "./economy-words.ts";

test.each([
  ["contribution", 33.3, "$33.30 a month"],
  ["contribution", -33.3, "-$33.30 a month"],
  ["contribution", 1234.5, "$1,235 a month"],
  ["contribution", -1234.6, "-$1,235 a month"],
  ["contributionShare", 37, "37% of what a customer pays"],
  ["payback", 1, "1 month"],
  ["payback", 1.04, "1 month"],
  ["payback", 20, "20 months"],
  ["lifetime", 0.5, "0.5 months on average"],
  ["valueOverCost", 4.66, "4.7 times"],
  ["lifetimeValue", null, "Without end: nobody is lost"],
] as const)("a figure of %s that is %s is told as “%s”", (figure, value, words) => {
  expect(figureInWords({ figure, value })).toBe(words);
});

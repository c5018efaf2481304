import { expect, test } from "vitest";
import { costInWords, keptInWords, timeInWords } from "./estimate-words.ts";

test.each([
  [0, "At once"],
  [40, "40 s"],
  [60, "1 min"],
  [61, "2 min"],
])("%i seconds are %s", (seconds, words) => expect(timeInWords(seconds)).toBe(words));

test.each([
  [null, "Not known"],
  [0, "$0.00"],
  [0.004, "Under $0.01"],
  [1.5, "$1.50"],
])("a cost of %s is %s", (usd, words) => expect(costInWords(usd)).toBe(words));

test.each([
  [0, 0, "nothing of people’s is in it"],
  [1, 0, "1 text that people wrote"],
  [2, 1, "2 texts that people wrote, 1 item that people added"],
])("%i texts and %i things that stay", (fields, items, words) => expect(keptInWords({ fields, items })).toBe(words));

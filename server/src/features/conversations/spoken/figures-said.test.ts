import { expect, test } from "vitest";
import { figuresSaid, monthsOf } from "./figures-said.ts";

test.each([
  ["It costs $1,200.50 a year.", [[1200.5, true, 12]]],
  ["Das kostet 1.200,50 Euro im Jahr.", [[1200.5, true, 12]]],
  ["$29 per floor and month", [[29, true, 1]]],
  ["$2 a day", [[2, true, 1 / 30]]],
  ["40k dollars", [[40_000, true, null]]],
  ["eighty-five dollars", [[85, true, null]]],
  [
    "two hundred and five people",
    [
      [200, false, null],
      [5, false, null],
    ],
  ],
  ["fünfundachtzig Euro", [[85, true, null]]],
  ["zweihundert Franken pro Monat", [[200, true, 1]]],
  ["٨٠ دولار", [[80, false, null]]],
  ["８０ドル", [[80, true, null]]],
  ["one of us, an hour", []],
  ["B2B and CO2", []],
])("%s", (text, expected) => {
  expect(figuresSaid(text).map(({ value, isMoney, months }) => [value, isMoney, months])).toEqual(expected);
});

test("the time of a price limit is told by its words", () => {
  expect(["floor and month", "van and year", "month", "litre"].map(monthsOf)).toEqual([1, 12, 1, null]);
});

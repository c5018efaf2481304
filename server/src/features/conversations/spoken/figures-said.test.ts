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
  ["$90 a quarter", [[90, true, 3]]],
  ["52 Euro pro Woche", [[52, true, 12 / 52]]],
  ["einundzwanzig Franken", [[21, true, null]]],
  ["๘๐ บาท", [[80, false, null]]],
  ["thirty five hundred dollars", [[3_500, true, null]]],
  ["£1.5 million each year", [[1_500_000, true, 12]]],
  ["1.234.567 people", [[1_234_567, false, null]]],
  ["12 dollars, paid by the month", [[12, true, null]]],
  ["B2B and CO2", []],
])("%s", (text, expected) => {
  expect(figuresSaid(text).map(({ value, isMoney, months }) => [value, isMoney, months])).toEqual(expected);
});

test("the time of a price limit is told by its words", () => {
  expect(["floor and month", "van and year", "month", "litre"].map(monthsOf)).toEqual([1, 12, 1, null]);
});

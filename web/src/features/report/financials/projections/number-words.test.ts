import { expect, test } from "vitest";
import { monthInWords, numberText, perInWords, shareInWords, unitInWords, valueInWords } from "./number-words.ts";

test("dollars have cents where there are some, large ones are short, and counts have their digits", () => {
  const dollars = [90, 4.5, 1865.7, 99_999, 250_000].map((value) => valueInWords({ unit: "$" }, value));
  expect(dollars).toEqual(["$90", "$4.50", "$1,865.70", "$99,999", "$250.00K"]);
  expect([-90, -250_000].map((value) => valueInWords({ unit: "$" }, value))).toEqual(["-$90", "-$250.00K"]);
  expect(valueInWords({ unit: "%" }, 12)).toBe("12%");
  expect(valueInWords({ unit: "%" }, 12.345_67)).toBe("12.35%");
  expect(valueInWords({ unit: "offices" }, 40_000)).toBe("40,000");
});

test("a unit that an entry says in words as well is said once", () => {
  expect(unitInWords({ unit: "$", per: "US dollars per hour" })).toBe("$ per hour");
  expect(unitInWords({ unit: "%", per: "percent of all customers" })).toBe("% of all customers");
  expect(perInWords({ unit: "$", per: "US dollars" })).toBe("");
  expect(unitInWords({ unit: "", per: "percentages of nothing" })).toBe("percentages of nothing");
});

test("a field holds a number with four decimals at most, a month is one within the horizon, and a share is whole percents", () => {
  expect([0.123_46, 1200, 0.5].map(numberText)).toEqual(["0.1235", "1,200", "0.5"]);
  expect([monthInWords(18, 60), monthInWords(0, 60), monthInWords(null, 60)]).toEqual([
    ...["Month 18", "Month 0", "Not within 60 months"],
  ]);
  expect([0.005, 0.454, 1].map(shareInWords)).toEqual(["1%", "45%", "100%"]);
});

import { expect, test } from "vitest";
import { perInWords, unitInWords, valueInWords } from "./number-words.ts";

test("dollars have cents where there are some, large ones are short, and counts have their digits", () => {
  const dollars = [90, 4.5, 1865.7, 99_999, 250_000].map((value) => valueInWords({ unit: "$" }, value));
  expect(dollars).toEqual(["$90", "$4.50", "$1,865.70", "$99,999", "$250.00K"]);
  expect(valueInWords({ unit: "%" }, 12)).toBe("12%");
  expect(valueInWords({ unit: "offices" }, 40_000)).toBe("40,000");
});

test("a unit that an entry says in words as well is said once", () => {
  expect(unitInWords({ unit: "$", per: "US dollars per hour" })).toBe("$ per hour");
  expect(unitInWords({ unit: "%", per: "percent of all customers" })).toBe("% of all customers");
  expect(perInWords({ unit: "$", per: "US dollars" })).toBe("");
  expect(unitInWords({ unit: "", per: "percentages of nothing" })).toBe("percentages of nothing");
});

import { expect, test } from "vitest";
import { fieldPhrase } from "./field-phrase.ts";

test.each([
  ["Food waste in canteens", "food waste in canteens"],
  ["Truck arrivals at our loading docks.", "truck arrivals at the loading docks"],
  ["We want to look at the market for second-hand school laptops", "second-hand school laptops"],
  ["I'd like to do something in elderly care", "elderly care"],
  ["Staffing of hospital wards", "the staffing of hospital wards"],
  ["Heat pumps", "heat pumps"],
  ["AI", "AI"],
  ["Cleaning Supplies For Office Buildings", "cleaning supplies for office buildings"],
])("%s is the field %s", (text, phrase) => {
  expect(fieldPhrase(text, 8)).toBe(phrase);
});

test("a sentence, and what is not English, is quoted", () => {
  expect(fieldPhrase("People forget their medicine", 8)).toBe("“People forget their medicine”");
  expect(fieldPhrase("電動自転車の修理", 8)).toMatch(/^“.+”$/);
});

test("no words make no field", () => {
  expect(fieldPhrase("", 8)).toBe("");
  expect(fieldPhrase(" … ", 8)).toBe("");
});

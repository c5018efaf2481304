import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("what has room stays as it is, on one line", () => {
  expect(shortened("  Two \n words ", 9)).toBe("Two words");
});

test("a text ends with a sentence where that keeps half of it, else with a word and an ellipsis", () => {
  expect(shortened("One whole sentence. And more", 24)).toBe("One whole sentence.");
  expect(shortened("A. Then a longer sentence that goes on", 20)).toBe("A. Then a longer …");
  expect(shortened("日本語の文章です。続きがあります。", 22)).toBe("日本語の文章です。");
});

test("letters are what a reader takes for one, and wide ones take the room of two", () => {
  expect(shortened("e\u0301".repeat(10), 10)).toBe("e\u0301".repeat(10));
  expect(shortened("漢".repeat(10), 10)).toBe(`${"漢".repeat(5)} …`);
  expect(shortened("👨‍👩‍👧👨‍👩‍👧", 2)).toBe("👨‍👩‍👧 …");
});

test("an endless text takes no longer than its beginning", () => {
  expect(shortened("q".repeat(10_000_000), 5)).toBe("qqqqq …");
});

test("no number and no address is cut at its point", () => {
  expect(shortened("Prices rise by 3.5 percent a year", 24)).toBe("Prices rise by 3.5 …");
  expect(shortened("Prices rise by 3.5 percent a year", 17)).toBe("Prices rise by …");
  expect(shortened("It is sold at mill.example to all", 25)).toBe("It is sold at …");
});

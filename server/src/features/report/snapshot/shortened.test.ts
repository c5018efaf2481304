import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("what is short enough stays, in one line", () => {
  expect(shortened("abcdefghij", 10)).toBe("abcdefghij");
  expect(shortened("  a\n b\t c ", 5)).toBe("a b c");
  expect(shortened("", 5)).toBe("");
});

test("a text ends with its last whole sentence where that keeps half of it, else with a word", () => {
  expect(shortened("One is here. Two comes later.", 20)).toBe("One is here.");
  expect(shortened("One. Two comes much later.", 20)).toBe("One. Two comes much …");
  expect(shortened("Twenty letters here. And more.", 20)).toBe("Twenty letters here.");
  expect(shortened("これは文です。あとはもう読めません。", 10)).toBe("これは文です。");
  expect(shortened("Soap, detergent and more", 16)).toBe("Soap, detergent …");
  expect(shortened("Soap and, detergent", 10)).toBe("Soap and …");
  expect(shortened("abcdefghijk", 10)).toBe("abcdefghij …");
});

test("no number and no address is cut at its point", () => {
  expect(shortened("Prices rise by 3.5 percent a year", 24)).toBe("Prices rise by 3.5 …");
  expect(shortened("Prices rise by 3.5 percent a year", 17)).toBe("Prices rise by …");
  expect(shortened("It is sold at mill.example to all", 25)).toBe("It is sold at …");
});

test("a letter is what a reader takes for one, however it is stored", () => {
  const family = "👨‍👩‍👧‍👦";
  const accented = "e\u0301";
  for (const letter of [family, accented, "\u0915\u093f", "é"]) {
    expect(shortened(letter.repeat(10), 10)).toBe(letter.repeat(10));
    expect(shortened(letter.repeat(11), 10)).toBe(`${letter.repeat(10)} …`);
    expect(shortened(`${letter.repeat(7)} ${letter.repeat(7)}`, 10)).toBe(`${letter.repeat(7)} …`);
  }
});

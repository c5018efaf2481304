import { expect, test } from "vitest";
import { breakable, printable } from "./printable.ts";
import { shownAddress } from "./shown-address.ts";

test.each([
  ["a control letter", "a\u0007b", "ab"],
  ["half of a pair", "a\uD800b", "ab"],
  ["a private letter", "a\uE000b", "ab"],
  ["a letter that nobody has assigned", "a\u0378b", "ab"],
  ["a soft hyphen", "a\u00ADb", "ab"],
  ["what turns the direction", "a\u202Eb\u2066c\u061Cd", "abcd"],
  ["what has no width", "a\u200Bb\u2060c", "abc"],
  ["the colour of a skin", "👍🏽", "👍"],
  ["how a letter should look", "❤\uFE0F 1\u20E3", "❤ 1"],
  ["marks in a heap", `a${"\u0301".repeat(9)}`, "á\u0301\u0301\u0301\u0301"],
  ["lines", " one\n\n two\u2028three\tfour ", "one two three four"],
])("%s is not printed", (_what, text, printed) => {
  expect(printable(text)).toBe(printed);
});

test("marks that belong to a letter stay, in one letter with it where there is one", () => {
  expect(printable("e\u0301 x\u0301\u0302\u0303\u0304")).toBe("é x\u0301\u0302\u0303\u0304");
});

test("a run of letters may break behind every 28, and East Asian ones anywhere by themselves", () => {
  const run = (letters: number) => breakable("a".repeat(letters));
  expect(run(28)).toBe("a".repeat(28));
  expect(run(29)).toBe(`${"a".repeat(28)}\u200Ba`);
  expect(
    run(57)
      .split("\u200B")
      .map(({ length }) => length),
  ).toEqual([28, 28, 1]);
  expect(breakable("市".repeat(60))).toBe("市".repeat(60));
  expect(breakable("e\u0301".repeat(29))).toBe(`${"e\u0301".repeat(28)}\u200Be\u0301`);
});

test("an address may break behind its signs", () => {
  expect(shownAddress("https://a.example/b?c=d&e_f-g.h/").split("\u200B")).toEqual([
    ...["https://", "a.", "example/", "b?", "c=", "d&", "e_", "f-", "g.", "h/"],
  ]);
});

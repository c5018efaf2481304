import { expect, test } from "vitest";
import { wordsOf } from "./value-words.ts";
import { wordChanges } from "./word-changes.ts";

test.each<[unknown, string]>([
  [null, "Nothing"],
  ["", "Nothing"],
  [0, "0"],
  [false, "No"],
  [true, "Yes"],
  [[], "Nothing"],
  [["Offices", "Schools"], "Offices\nSchools"],
  [{ title: "Mill survey", url: "https://mill.example" }, "Mill survey (https://mill.example)"],
  [{ title: "Mill survey", url: null }, "Mill survey"],
  [{ uuid: "1", name: "Ida", role: "", tags: [], notes: null, age: 0, tools: [null] }, "Ida: 0"],
])("of %j people read %j", (value, words) => {
  expect(wordsOf(value)).toBe(words);
});

test("what becomes of a text is told in words: what was there before what takes its place, blanks between changes with them", () => {
  expect(wordChanges("Soap by weight", "Soap by weight")).toEqual([{ text: "Soap by weight", is: "same" }]);
  expect(wordChanges("", "")).toEqual([]);
  expect(wordChanges("Soap by the kilo", "Soap for each litre")).toEqual([
    { text: "Soap ", is: "same" },
    { text: "by the kilo", is: "removed" },
    { text: "for each litre", is: "added" },
  ]);
  expect(wordChanges("It costs 1,200 a year", "It costs 1,300 a year")).toEqual([
    { text: "It costs ", is: "same" },
    { text: "1,200", is: "removed" },
    { text: "1,300", is: "added" },
    { text: " a year", is: "same" },
  ]);
});

test("texts that are too long to be compared stand one after the other", () => {
  const long = "word ".repeat(12_001);
  expect(wordChanges(long, "short")).toEqual([
    { text: long, is: "removed" },
    { text: "short", is: "added" },
  ]);
  expect(wordChanges(long, "")).toEqual([{ text: long, is: "removed" }]);
});

import { expect, test } from "vitest";
import { wordChanges } from "./word-changes.ts";

const told = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ text, is }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[is])
    .join("");

test.each([
  ["", "", ""],
  ["Soap", "Soap", "Soap"],
  ["", "Soap", "[+Soap]"],
  ["Soap", "", "[-Soap]"],
  ["A fifth cheaper.", "A tenth cheaper.", "A [-fifth][+tenth] cheaper."],
  // Changes with nothing but a blank between them are one.
  ["We sell soap today", "We rent vans today", "We [-sell soap][+rent vans] today"],
  ["One, two", "Six, ten", "[-One][+Six], [-two][+ten]"],
  ["It costs 1,250 now", "It costs 1,400 now", "It costs [-1,250][+1,400] now"],
])("from %j to %j", (before, after, expected) => {
  expect(told(before, after)).toBe(expected);
});

test("texts that are too long to compare stand one after the other, without the one that is empty", () => {
  const long = "word ".repeat(12_001);
  expect(wordChanges(long, "Soap")).toEqual([
    { text: long, is: "removed" },
    { text: "Soap", is: "added" },
  ]);
  expect(wordChanges("", long)).toEqual([{ text: long, is: "added" }]);
});

import { expect, test } from "vitest";
import { numberIn, oneOf, pageIn, searchReader, textIn } from "../search-parameters.ts";

test.each([
  [1, 1],
  ["2", 2],
  [1_000_000, 1_000_000],
  [0, undefined],
  [-1, undefined],
  [1.5, undefined],
  [1_000_001, undefined],
  ["two", undefined],
  [undefined, undefined],
])("of %s in the address, the page is %s", (value, page) => {
  expect(pageIn(value)).toBe(page);
});

test("a number is one in digits, and what is written in digits only may still be a text", () => {
  expect([numberIn("0"), numberIn("2.5"), numberIn("x"), numberIn("Infinity"), numberIn(undefined)]).toEqual([
    0,
    2.5,
    undefined,
    undefined,
    undefined,
  ]);
  expect([textIn(2026), textIn(""), textIn(undefined)]).toEqual(["2026", "", undefined]);
});

test("a word is one of those that make sense, and what a reader does not name is no part of the address", () => {
  const read = searchReader(({ view }) => ({ view: oneOf(["list", "map"], view) }));
  expect(read({ view: "map", other: "x" })).toEqual({ view: "map" });
  expect(read({ view: "globe" })).toEqual({ view: undefined });
});

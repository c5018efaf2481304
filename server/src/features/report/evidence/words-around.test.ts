import { expect, test } from "vitest";
import { wordsAround } from "./words-around.ts";

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `w${from + index}`).join(" ");

test("thirty words stand on either side of a quote, letter by letter, fewer at the ends of a text", () => {
  const text = `${words(0, 50)}.\n\nThe quote, here; ${words(50, 100)}.`;
  const around = wordsAround("The quote, here;", text);
  expect(around).toEqual({ before: `${words(20, 50)}.\n\n`, after: ` ${words(50, 80)}`, isFound: true });
  expect(wordsAround("w0 w1", text)).toMatchObject({ before: "", isFound: true });
});

test("where words are left out, it begins and ends with a sentence, if there is room for one", () => {
  const text = `Left out. Half ${words(0, 40)}. Before it ${words(40, 45)} the quote, ${words(45, 50)}. After it. Half ${words(50, 90)}.`;
  const around = wordsAround("the quote,", text);
  expect(around.before).toBe(`Before it ${words(40, 45)} `);
  expect(around.after).toBe(` ${words(45, 50)}. After it.`);
});

test("nothing stands around what the text does not hold to the letter, and around what was never kept", () => {
  for (const [quote, text] of [
    ["The Quote", "The quote"],
    ["", "The quote"],
    ["The quote", undefined],
  ] as const)
    expect(wordsAround(quote, text)).toEqual({ before: "", after: "", isFound: false });
});

test("as much stands around a quote as thirty long words take, and no space at its ends", () => {
  const long = (letter: string) => Array.from({ length: 40 }, () => letter.repeat(20)).join(" ");
  const around = wordsAround("the quote", `${long("a")} the quote ${long("b")}`);
  expect(around.before).toBe(`${Array.from({ length: 30 }, () => "a".repeat(20)).join(" ")} `);
  expect(around.after).toBe(` ${Array.from({ length: 30 }, () => "b".repeat(20)).join(" ")}`);
  expect(wordsAround("the quote", "  Before the quote after.  \n")).toEqual({
    ...{ before: "Before ", after: " after.", isFound: true },
  });
});

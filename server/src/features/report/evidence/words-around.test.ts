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

test("nothing stands around what the text does not hold to the letter, and around what was never kept", () => {
  for (const [quote, text] of [
    ["The Quote", "The quote"],
    ["", "The quote"],
    ["The quote", undefined],
  ] as const)
    expect(wordsAround(quote, text)).toEqual({ before: "", after: "", isFound: false });
});

import { expect, test } from "vitest";
import { countKeywords } from "./count-keywords.ts";

test.each<[string, string[], string, number]>([
  ["a word of the text in any capitals", ["refill"], "REFILL depots", 1],
  ["the beginning of a longer word", ["refill"], "We sell refilling stations", 1],
  ["nothing in the middle of a word", ["fill"], "We sell refilling stations", 0],
  ["a short keyword as a whole word", ["car"], "We care for cards", 0],
  ["a short keyword with an s", ["car"], "Cars for hire", 1],
  ["a keyword of four letters as a beginning", ["bike"], "Bikers ride", 1],
  ["words that signs part", ["e-bike", "second hand"], "E bikes, second-hand", 2],
  ["each keyword once, however often it stands there", ["soap", "van"], "Soap, soap and soap", 1],
])("counts %s", (...[, keywords, text, count]) => {
  expect(countKeywords(keywords, text)).toBe(count);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { asClause, asSentence, shorten } from "./phrases.ts";

test.each([
  ["Refill depot for the shared offices of tomorrow", 4, "Refill depot"],
  ["Refill depot", 4, "Refill depot"],
  ["Soap, detergent and tablets.", 3, "Soap, detergent"],
  ["一个补充站为办公楼服务", 3, "一个补充站"],
  ["", 3, ""],
])("%s shortened to %i words", (text, words, expected) => {
  expect(shorten(text, words)).toBe(expected);
});

test.each([
  ["Nobody owns the reorder.", "nobody owns the reorder"],
  ["German hospitals wait!", "German hospitals wait"],
  ["IT managers wait…", "IT managers wait"],
  ["Deutsche Bahn waits", "Deutsche Bahn waits"],
  ["- <b>Lifts</b> are\nblocked 🙂", "lifts are blocked"],
  ["", ""],
])("%s as a clause", (text, expected) => {
  expect(asClause(text)).toBe(expected);
});

test.each([
  ["nobody owns the reorder", "Nobody owns the reorder."],
  ["Who owns it?", "Who owns it?"],
  ["iPads are lost", "iPads are lost."],
  ["它很慢。", "它很慢。"],
  ["🙂", ""],
])("%s as a sentence", (text, expected) => {
  expect(asSentence(text)).toBe(expected);
});

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "\n\n",
    "<script>alert(1)</script>",
    "word ".repeat(2000),
    "😀👩‍👩‍👧",
    "مرحبا بالعالم",
    "x".repeat(5000),
  ),
  fc.lorem({ maxCount: 60 }),
);

test("any text can be shortened and put into a sentence", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, words) => {
      expect(shorten(text, words).split(/\s+/u).length).toBeLessThanOrEqual(words);
      for (const line of [shorten(text, words), asClause(text), asSentence(text)]) {
        expect(line).not.toMatch(/[\r\n{}[\]|]|\s\s|^\s|\s$/u);
      }
    }),
  );
});

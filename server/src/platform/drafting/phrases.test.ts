import fc from "fast-check";
import { expect, test } from "vitest";
import { shorten } from "./phrases.ts";

test.each([
  ["Refill depot for the shared offices of tomorrow", 4, "Refill depot"],
  ["Refill depot", 4, "Refill depot"],
  ["Soap, detergent and tablets.", 3, "Soap, detergent"],
  ["Depots that, in short, refill", 2, "Depots"],
  ["Depots in offices; and, now and then, at home", 5, "Depots in offices"],
  ["一个补充站为办公楼服务", 3, "一个补充站"],
  ["", 3, ""],
  ["Refill depots", 0, "Refill"],
  ["x".repeat(60), 2, "x".repeat(40)],
  ["Nobody pays – yet", 3, "Nobody pays"],
])("%s shortened to %i words", (text, words, expected) => {
  expect(shorten(text, words)).toBe(expected);
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

test("any text can be shortened", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 12 }), (text, words) => {
      expect(shorten(text, words).split(/\s+/u).length).toBeLessThanOrEqual(words);
      expect(shorten(text, words)).not.toMatch(/[\r\n{}[\]|]|\s\s|^\s|\s$/u);
    }),
  );
});

test.each([...".!?,;:…。！？–—-"])("a phrase ends without its last %s", (sign) => {
  expect(shorten(`Refill depots${sign}`, 5)).toBe("Refill depots");
});

test.each(["ร้านกาแฟเปิดทุกวัน", "一个补充站为办公楼服务", "詰め替えの店を開きます", "ຮ້ານກາເຟເປີດທຸກມື້", "ហាងកាហ្វេបើករាល់ថ្ងៃ"])(
  "words without spaces between are told apart, and stay without: %s",
  (text) => {
    const short = shorten(text, 2);
    expect([text.startsWith(short), short.length < text.length, short.includes(" ")]).toEqual([true, true, false]);
  },
);

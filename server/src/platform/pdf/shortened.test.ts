import fc from "fast-check";
import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("what has room stays as it is, on one line", () => {
  expect(shortened("  Two \n words ", 9)).toBe("Two words");
});

test("a text ends with a sentence where that keeps half of it, else with a word and an ellipsis", () => {
  expect(shortened("One whole sentence. And more", 24)).toBe("One whole sentence.");
  expect(shortened("A. Then a longer sentence that goes on", 20)).toBe("A. Then a longer …");
  expect(shortened("日本語の文章です。続きがあります。", 22)).toBe("日本語の文章です。");
});

test("letters are what a reader takes for one, and wide ones take the room of two", () => {
  expect(shortened("e\u0301".repeat(10), 10)).toBe("e\u0301".repeat(10));
  expect(shortened("漢".repeat(10), 10)).toBe(`${"漢".repeat(5)} …`);
  expect(shortened("👨‍👩‍👧👨‍👩‍👧", 2)).toBe("👨‍👩‍👧 …");
});

test("an endless text takes no longer than its beginning", () => {
  expect(shortened("q".repeat(10_000_000), 5)).toBe("qqqqq …");
});

test("no number and no address is cut at its point", () => {
  expect(shortened("Prices rise by 3.5 percent a year", 24)).toBe("Prices rise by 3.5 …");
  expect(shortened("Prices rise by 3.5 percent a year", 17)).toBe("Prices rise by …");
  expect(shortened("It is sold at mill.example to all", 25)).toBe("It is sold at …");
});

test("letters are counted as Unicode parts them, in any mixture of scripts and marks", () => {
  const piece = fc.constantFrom(
    ...[
      "word",
      " ",
      "é",
      "e\u0301",
      "ß",
      "漢字",
      "か",
      "か\u3099",
      "ー",
      "。",
      "한글",
      "각",
      "👨‍👩‍👧",
      "🇩🇪",
      "नि",
      "ا",
      "x\u200d",
      "1\uFE0F\u20E3",
    ],
    ...["\u200b", "ab".repeat(300), "ﬁ", "ข้า"],
  );
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 40 }), (pieces, max) => {
      const plain = pieces.join("").replaceAll(/\s+/gu, " ").trim();
      const cut = shortened(plain, max).replace(/ …$/u, "");
      expect(plain.startsWith(cut)).toBe(true);
      const ends = [...graphemes.segment(plain)].map(({ index, segment }) => index + segment.length);
      if (cut !== "") expect(ends).toContain(cut.length);
      // As much as there is room for, where nothing asks for an earlier end.
      const whole = [...graphemes.segment(plain)].map(({ segment }) => segment);
      let taken = 0;
      let fits = 0;
      for (const letter of whole) {
        taken +=
          /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u.test(
            letter,
          )
            ? 2
            : 1;
        if (taken > max) break;
        fits += letter.length;
      }
      expect(cut.length).toBeLessThanOrEqual(fits);
      if (!/[\s.!?؟。！？,;:–-]/u.test(plain)) expect(cut.length).toBe(fits);
    }),
  );
});

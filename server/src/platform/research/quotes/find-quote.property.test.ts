import fc from "fast-check";
import { expect, test } from "vitest";
import { findQuote } from "./find-quote.ts";

const vocabulary =
  `hospitals suppliers invoices clinics patients ministries insurers machines factories engineers customers payments quarterly
  delivered repaired expected reported measured regional electric reliable cheaper storage transport maintenance`.split(
    /\s+/,
  );
const small = ["of", "in", "by", "with", "and", "for", "was", "are"];
const word = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...vocabulary) }, fc.constantFrom(...small));
const count = fc.integer({ min: 2, max: 99_999 });

/** A sentence of 8 to 20 words with two numbers and a negation, and the page that it stands in. */
const sentences = fc
  .record({
    words: fc.array(word, { minLength: 8, maxLength: 20 }),
    numbers: fc.tuple(count, count),
    places: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
    around: fc.tuple(fc.array(word, { maxLength: 30 }), fc.array(word, { maxLength: 30 })),
  })
  .map(({ words, numbers: [first, second], places, around: [before, after] }) => {
    // Neither the first nor the last, so that a change lies within the sentence.
    const inside = places.map((place) => 1 + (place % (words.length - 1)));
    const all = words.flatMap((each, index) => [
      ...(index === inside[0] ? [String(first)] : []),
      ...(index === inside[1] ? [String(second)] : []),
      ...(index === inside[2] ? ["not"] : []),
      each,
    ]);
    return { words: all, page: `${before.join(" ")}. ${all.join(" ")}. ${after.join(" ")}.` };
  });

const isLong = (each: string) => each.length > 6 && /^[a-z]+$/.test(each);

test("a quote is found with a slip of the pen in it", () => {
  const slips = fc.constantFrom(
    (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
    (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at)}`,
    (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at + 1)}`,
  );
  fc.assert(
    fc.property(sentences, fc.tuple(fc.nat(), fc.nat()), slips, ({ words, page }, [which, where], slip) => {
      const long = words.flatMap((each, index) => (isLong(each) ? [index] : []));
      fc.pre(long.length > 0);
      const changed = long[which % long.length];
      const quote = words.map((each, index) =>
        index === changed ? slip(each, 1 + (where % (each.length - 1))) : each,
      );
      const span = findQuote(quote.join(" "), page);
      expect(span && page.slice(span.start, span.end)).toBe(words.join(" "));
    }),
  );
});

const isNumber = (each: string) => /^\d+$/.test(each);

test.each<[string, (words: string[], seed: number) => string[]]>([
  [
    "a digit changed",
    (words, seed) => {
      const at = words.findIndex(isNumber);
      const digits = words[at] ?? "";
      const place = seed % digits.length;
      const other = (Number(digits[place]) + 1 + (seed % 9)) % 10;
      return words.with(at, digits.slice(0, place) + other + digits.slice(place + 1));
    },
  ],
  [
    "its numbers swapped",
    (words) => {
      const [first, last] = [words.findIndex(isNumber), words.findLastIndex(isNumber)];
      return words.with(first, words[last] ?? "").with(last, words[first] ?? "");
    },
  ],
  ["a number left out", (words) => words.toSpliced(words.findIndex(isNumber), 1)],
  ["the negation left out", (words) => words.toSpliced(words.indexOf("not"), 1)],
  ["a negation put in", (words, seed) => words.toSpliced(1 + (seed % (words.length - 1)), 0, "never")],
])("a quote is never found with %s", (_what, change) => {
  fc.assert(
    fc.property(sentences, fc.nat(), ({ words, page }, seed) => {
      const changed = change(words, seed).join(" ");
      fc.pre(changed !== words.join(" "));
      expect(findQuote(changed, page)).toBeNull();
    }),
  );
});

test("whatever is looked for in whatever, a span lies within the text and nothing throws", () => {
  const any = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(any, any, any, (before, quote, after) => {
      for (const text of [before, before + quote + after]) {
        const span = findQuote(quote, text);
        if (span) expect(span.start >= 0 && span.start < span.end && span.end <= text.length).toBe(true);
      }
    }),
  );
});

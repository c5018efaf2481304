import fc from "fast-check";
import { expect, test } from "vitest";
import { passageSize } from "./passage-size.ts";
import { passagesOf } from "./passages-of.ts";

const texts = (text: string) => passagesOf(text).map(({ start, end }) => text.slice(start, end));
const sentence = (words: number, first = "Vans") => `${first}${" cost".repeat(words - 1)}.`;
const sizes = (text: string) => texts(text).map(passageSize);

test("short paragraphs are joined, and a long one is cut at the ends of its sentences into parts alike", () => {
  const short = [sentence(20), sentence(25), sentence(30)].join("\n\n");
  expect(texts(short)).toEqual([short]);
  const long = Array.from({ length: 20 }, () => sentence(10)).join(" ");
  expect(sizes(long)).toEqual([100, 100]);
  expect(texts(long).every((part) => part.endsWith("."))).toBe(true);
});

test("a paragraph that is long enough is a passage of its own", () => {
  const paragraphs = [sentence(70), sentence(80), sentence(65)];
  expect(texts(paragraphs.join("\n\n"))).toEqual(paragraphs);
});

test("a heading goes with what follows", () => {
  const [before, after] = [sentence(90), sentence(90)];
  expect(texts(`${before}\n\nPrices of vans\n\n${after}`)).toEqual([before, `Prices of vans\n\n${after}`]);
});

test("a last paragraph that is short is joined with what is before", () => {
  expect(sizes(`${sentence(70)}\n\n${sentence(20)}`)).toEqual([90]);
  expect(sizes(`${sentence(110)}\n\n${sentence(20)}`)).toEqual([110, 20]);
});

test("a sentence without end is cut between words, and one without spaces between letters", () => {
  expect(sizes("cost ".repeat(1_000)).every((size) => size <= 120)).toBe(true);
  expect(sizes("代".repeat(1_000)).every((size) => size <= 120)).toBe(true);
});

test("where words have no spaces between, passages have 120 to 240 letters", () => {
  const text = "病院は仕入先に平均で九十七日後に代金を支払っている。".repeat(40);
  const lengths = texts(text).map((part) => part.length);
  expect(lengths.every((length) => length >= 110 && length <= 270)).toBe(true);
  expect(texts(text).every((part) => part.endsWith("。"))).toBe(true);
});

test("nothing has no passages", () => {
  expect([passagesOf(""), passagesOf(" \n\n ")]).toEqual([[], []]);
});

const paragraph = fc
  .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
  .map((counts) => counts.map((count) => sentence(count)).join(" "));
const anyText = fc.oneof(
  fc.array(paragraph, { maxLength: 12 }).map((paragraphs) => paragraphs.join("\n\n")),
  fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom("\n", "\n\n", " ", "word ", "代".repeat(90)),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join("")),
);

test("whatever the text is, passages follow each other, hold all of it, and none is too long", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let behind = 0;
      for (const { start, end } of passagesOf(text)) {
        expect(text.slice(behind, start).trim()).toBe("");
        expect(end).toBeGreaterThan(start);
        expect(passageSize(text.slice(start, end))).toBeLessThanOrEqual(120);
        behind = end;
      }
      expect(text.slice(behind).trim()).toBe("");
    }),
  );
});

test("a heading has twelve words at most and no full stop, and at most two of them go with what follows", () => {
  const [before, after] = [sentence(50), sentence(90)];
  const heading = (words: number) => `Prices${" rise".repeat(words - 1)}`;
  const parts = (...between: string[]) =>
    texts([before, ...between, after].join("\n\n")).map((part) => part.split("\n\n").length);
  expect(parts(heading(12))).toEqual([1, 2]);
  expect(parts(heading(13))).toEqual([2, 1]);
  expect(parts("Prices rise.")).toEqual([2, 1]);
  expect(parts(heading(3), heading(4))).toEqual([1, 3]);
  expect(parts(heading(3), heading(4), heading(2))).toEqual([4, 1]);
});

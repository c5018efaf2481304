import { expect, test } from "vitest";
import { differingWords, shareOfCommonWords } from "./differing-words.ts";

const shown = (text: string, other: string) =>
  differingWords(text, other)
    .map(({ text: run, own }) => (own ? `[${run}]` : run))
    .join("");

test.each([
  ["Soap by weight", "soap, by WEIGHT", "Soap by weight"],
  ["Soap by weight, for offices", "Soap by the bottle for offices", "Soap by [weight], for offices"],
  ["Crème brûlée", "Creme brûlée", "[Crème] brûlée"],
  ["हिन्दी पाठ", "हिन्दी", "हिन्दी [पाठ]"],
  ["", "anything", ""],
  ["new", "", "[new]"],
  ["(quite new) and old.", "old", "([quite new) and] old."],
])("%j beside %j", (text, other, expected) => {
  expect(shown(text, other)).toBe(expected);
});

test("nothing of the text is lost", () => {
  const text = "  A (very) odd — text…\nwith lines & <b>signs</b> ";
  expect(
    differingWords(text, "odd lines")
      .map((run) => run.text)
      .join(""),
  ).toBe(text);
});

test.each([
  ["Soap by weight", "soap by WEIGHT", 1],
  ["Soap by weight", "Soap by bottle", 2 / 3],
  ["Soap", "", 0],
  ["", "", 0],
])("%j and %j share %d", (one, other, share) => {
  expect(shareOfCommonWords(one, other)).toBeCloseTo(share);
});

import { expect, test } from "vitest";
import { isTellingWord, stemOf, stemsOf, wordsOf } from "./telling-stems.ts";

test("a word is one in all its forms, in English and in German", () => {
  for (const [one, other] of [
    ["refill", "refills"],
    ["container", "containers"],
    ["filling", "filled"],
    ["behälter", "behältern"],
  ] as const)
    expect(stemOf(one), `${one}, ${other}`).toBe(stemOf(other));
  expect(stemOf("price")).not.toBe(stemOf("prize"));
});

test("what a text says first stands for its stem, as it was written", () => {
  expect(stemsOf("Containers come back; a container is washed.").get(stemOf("container"))).toBe("Containers");
});

test("signs that look like others are read as these: a ligature, letters of double width", () => {
  expect(wordsOf("ﬁlling Ｄｅｐｏｔ")).toEqual(["filling", "depot"]);
  expect([...stemsOf("ﬁlling Ｄｅｐｏｔ").keys()]).toEqual([...stemsOf("filling depot").keys()]);
});

test.each([
  ["soap", true],
  ["tax", false],
  ["4000", false],
  ["the", false],
  ["価格", true],
  ["値", false],
])("%s tells what a sentence is about: %s", (word, isTelling) => {
  expect(isTellingWord(word)).toBe(isTelling);
});

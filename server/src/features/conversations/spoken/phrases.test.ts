import { expect, test } from "vitest";
import { phrases } from "./phrases.ts";
import { plainWords } from "./plain-words.ts";

const list = phrases(`
  no problem* / not too much
  can't wait`);
const found = (text: string) => list.find(plainWords(text));

test.each([
  ["That is no problem", "no problem*"],
  ["There are no problems here", "no problem*"],
  ["I cannot wait", "can't wait"],
  ["It is not much", undefined],
  ["No big problem", undefined],
  ["", undefined],
])("in %j the phrase %s stands", (text, phrase) => {
  expect(found(text)).toBe(phrase);
});

test("the rest is what stands around the phrases, however often they come", () => {
  expect(list.without(plainWords("No problem, that is not too much, no problem at all"))).toEqual([
    ...["that", "is", "at", "all"],
  ]);
});

test("each phrase is told by its longest word", () => {
  expect(list.telling).toEqual(["problem*", "much", "wait"]);
});

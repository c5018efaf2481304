import { expect, test } from "vitest";
import { isGerman, standsIn, tellingWordsOf } from "./said-words.ts";

test("words stand in a text whatever their capitals, spaces and signs, but never inside of a word", () => {
  expect(standsIn("Soap, by  WEIGHT!", ["We sell soap by weight."])).toBe(true);
  expect(standsIn("soap", ["We sell soapstone."])).toBe(false);
  expect(standsIn("昇降機", ["配達が昇降機をふさぐ"])).toBe(true);
  expect(standsIn("…", ["…"])).toBe(false);
  expect(standsIn("soap", ["bread", "Soap"])).toBe(true);
});

test("words of four letters and more tell what a text is about, but for those that tie it together", () => {
  expect(tellingWordsOf("Please make the SOAP cheaper than that, für alle Büros")).toEqual([
    ...["soap", "cheaper", "alle", "büros"],
  ]);
});

test("a message is in the language of its own words, and not of those that it quotes", () => {
  expect(isGerman("Entferne das bitte, und auch die Kisten im Hof")).toBe(true);
  expect(isGerman("Remove “Die Kisten stehen im Hof und niemand weiß, wem sie gehören oder wer sie holt”")).toBe(false);
});

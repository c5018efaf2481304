import { expect, test } from "vitest";
import { latinLanguage } from "./latin-language.ts";

test("a text is in the language of most of its common words, whatever addresses stand in it", () => {
  expect(latinLanguage("Who pays for the offices that we have?")).toBe("en");
  expect(latinLanguage("Wer zahlt für die Büros, die wir haben?")).toBe("de");
  expect(latinLanguage("Es ist im Büro: https://the-and-of.example/the/and/of/to, the.and@of.example")).toBe("de");
});

test("a text without such words, or with as many of two languages, is in none that is known", () => {
  expect(latinLanguage("Depots 2031")).toBeUndefined();
  expect(latinLanguage("The depots und")).toBeUndefined();
});

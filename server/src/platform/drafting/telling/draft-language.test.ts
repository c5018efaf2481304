import { expect, test } from "vitest";
import { type DraftLanguage, quoted } from "./draft-language.ts";

test.each<[DraftLanguage, string, string]>([
  ["en", "Owners of bakeries", "“Owners of bakeries”"],
  ["de", "Inhaber von Bäckereien", "„Inhaber von Bäckereien“"],
  ["es", "Familias de la ciudad", "«Familias de la ciudad»"],
  ["ja", "駅前の店", "「駅前の店」"],
])("a text stands in the marks of %s", (language, text, expected) => {
  expect(quoted(text, language)).toBe(expected);
});

test.each<[DraftLanguage, string, string]>([
  ["en", 'They say "never" and “always”', "“They say ‘never’ and ‘always’”"],
  ["de", "Sie sagen „nie“ und »immer«", "„Sie sagen ‚nie‘ und ‚immer‘“"],
  ["es", "Dicen «nunca»", "«Dicen “nunca”»"],
  ["ja", "店主は「無理」と言う", "「店主は『無理』と言う」"],
])("marks inside become the inner ones of %s", (language, text, expected) => {
  expect(quoted(text, language)).toBe(expected);
});

test("a mark without its partner is left out, an apostrophe is none", () => {
  expect(quoted("A 5\" screen that isn't theirs", "en")).toBe("“A 5 screen that isn't theirs”");
  expect(quoted("„Nie wieder, sagt die Inhaberin", "de")).toBe("„Nie wieder, sagt die Inhaberin“");
});

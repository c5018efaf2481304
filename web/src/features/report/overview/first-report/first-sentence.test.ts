import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test("a first sentence ends at its end", () => {
  for (const [text, sentence] of [
    ["It costs $2.4 a floor. Yes.", "It costs $2.4 a floor."],
    ["Dr. Weber asks. Yes.", "Dr. Weber asks."],
    ["地下に石けんの補充所を置く。夜に補充する。", "地下に石けんの補充所を置く。"],
    ["Is it so? Yes.", "Is it so?"],
    ["Am 3. Mai beginnt alles. Ja.", "Am 3. Mai beginnt alles."],
    ["It is small (ca. four rooms). Yes.", "It is small (ca. four rooms)."],
    ["  Said after a blank. Yes.", "Said after a blank."],
    ["No stop at its end", "No stop at its end"],
    ["", ""],
  ]) {
    expect(firstSentence(text ?? "")).toBe(sentence);
  }
});

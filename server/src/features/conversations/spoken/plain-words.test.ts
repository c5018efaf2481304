import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test.each([
  ["I wouldn’t, I can't", "i would not i can not"],
  ["We've paid; they'd cannot", "we have paid they would can not"],
  ["I'm sure they're late and she'll won't", "i am sure they are late and she will will not"],
  ["Don´t pay 1,200.50!", "do not pay 1,200.50"],
  ["ＳＯＡＰ für Zürich", "soap für zürich"],
  ["I`ll see; I‘m here", "i will see i am here"],
  ["１２ Kisten, 3.5 m", "12 kisten 3.5 m"],
  ["?!", ""],
])("the words of %j are %j", (text, words) => {
  expect(plainWords(text).join(" ")).toBe(words);
});

import { expect, test } from "vitest";
import { firstWords } from "./shortened.ts";

test.each([
  ["Two words", 9, "Two words"],
  ["Bread for the whole street", 12, "Bread for…"],
  // Nothing parts words, but no number loses its end.
  ["売上は1200円", 6, "売上は…"],
  // Letters that count twice.
  ["𠮷".repeat(10), 10, "𠮷𠮷𠮷𠮷…"],
])("of %j whole words and letters are kept that have room in %i", (text, room, shorter) => {
  expect(firstWords(text, room)).toBe(shorter);
  expect(shorter.length).toBeLessThanOrEqual(room);
});

import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test("removes control characters and outer spaces from every string, keeps newlines and tabs", () => {
  const dirty = { a: "\u0000 b\u0007\u000b\u000c\u001f\u007f\tc\nd\u009f ", list: ["x\r\n", 1, null, true] };
  expect(cleanText(dirty)).toEqual({ a: "b\tc\nd", list: ["x", 1, null, true] });
});

test("replaces halves of surrogate pairs and keeps whole ones", () => {
  expect(cleanText("a\ud83d b 🌱")).toBe("a\ufffd b 🌱");
});

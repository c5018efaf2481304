import { expect, test } from "vitest";
import { beginningOf } from "./beginning-of.ts";

test("a text is cut to one line at a word, or inside of one that fills it, and never inside of a letter", () => {
  expect(beginningOf("Soap\n by  weight", 20)).toBe("Soap by weight");
  expect(beginningOf("Soap by weight and by the litre", 20)).toBe("Soap by weight and…");
  expect(beginningOf("x".repeat(40), 20)).toBe(`${"x".repeat(19)}…`);
  expect(beginningOf(`a ${"x".repeat(40)}`, 20)).toBe(`a ${"x".repeat(17)}…`);
  expect(beginningOf("🧼".repeat(20), 20)).toBe(`${"🧼".repeat(9)}…`);
});

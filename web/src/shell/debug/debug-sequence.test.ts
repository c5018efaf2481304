import { expect, test } from "vitest";
import { createDebugSequence } from "./debug-sequence.ts";

/** Types each letter a pause after the one before; upper case is typed with Shift. Answers whether it completed anywhere. */
function types(letters: string, pause = 100): boolean {
  let now = 0;
  const completes = createDebugSequence(() => now);
  return [...letters]
    .map((key) => {
      now += pause;
      return completes({ key, shiftKey: key !== key.toLowerCase() });
    })
    .some(Boolean);
}

test("[S1.4-53] DEBUG with Shift held completes the sequence, also after other keys", () => {
  expect(types("DEBUG")).toBe(true);
  expect(types("xyDEDEBUG")).toBe(true);
});

test("without Shift, or with another letter between, nothing happens", () => {
  expect(types("debug")).toBe(false);
  expect(types("DEbUG")).toBe(false);
  expect(types("DEXBUG")).toBe(false);
  expect(types("DEBU")).toBe(false);
});

test("[S1.4-54] at most 2 seconds may pass between keys", () => {
  expect(types("DEBUG", 2_000)).toBe(true);
  expect(types("DEBUG", 2_001)).toBe(false);
});

test("the Shift key itself does not interrupt", () => {
  const completes = createDebugSequence(() => 0);
  const keys = ["D", "Shift", "E", "B", "U", "G"];
  expect(keys.map((key) => completes({ key, shiftKey: true })).at(-1)).toBe(true);
});

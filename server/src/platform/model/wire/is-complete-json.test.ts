import { expect, test } from "vitest";
import { isCompleteJson } from "./is-complete-json.ts";

test.each([
  ['{"a":[1,2]}', true],
  ["[1]", true],
  ['Sure: {"a":1}', true],
  ['```json\n{"a":1}\n```', true],
  ['{"a":"it says \\"}\\" here"}', true],
  ['{"a":"one } too many"}', true],
  ['{"a":"\\\\"}', true],
  ['{"a":"\\\\\\""}', true],
  ['{"a":{"b":1}', false],
  ['{"a":"}', false],
  ['{"a":"\\"}', false],
  ['{"a":1} and more', false],
  ["words", false],
  ["", false],
])("%j is whole: %s", (text, isWhole) => {
  expect(isCompleteJson(text)).toBe(isWhole);
});

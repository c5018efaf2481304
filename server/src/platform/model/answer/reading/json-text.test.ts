import { expect, test } from "vitest";
import { jsonTexts, unfinishedJsonText } from "./json-text.ts";

test("of several pieces of JSON between words the longest is read first: footnotes and examples are short", () => {
  const answer = 'As in [1], and unlike {"a": 1}: {"a": [1, 2, 3], "b": "all of it"}. Best, yours [2].';
  expect(jsonTexts(answer)).toEqual(['{"a": [1, 2, 3], "b": "all of it"}', '{"a": 1}', "[1]", "[2]"]);
});

test.each([
  ['<think>Perhaps {"a": 1', ""],
  ['<think>Perhaps {"a": 1}?</think>{"a": [2', '{"a": [2'],
  ['Sure! ```json\n{"a": 1}\n```', '{"a": 1}'],
  ["Sure!", ""],
])("of the unfinished answer %j what may be JSON is %j", (answer, json) => {
  expect(unfinishedJsonText(answer)).toBe(json);
});

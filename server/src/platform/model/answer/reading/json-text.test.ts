import { expect, test } from "vitest";
import { jsonTexts } from "./json-text.ts";

test("of several pieces of JSON between words the longest is read first: footnotes and examples are short", () => {
  const answer = 'As in [1], and unlike {"a": 1}: {"a": [1, 2, 3], "b": "all of it"}. Best, yours [2].';
  expect(jsonTexts(answer)).toEqual(['{"a": [1, 2, 3], "b": "all of it"}', '{"a": 1}', "[1]", "[2]"]);
});

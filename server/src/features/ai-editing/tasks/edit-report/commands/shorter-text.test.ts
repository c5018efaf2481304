import { expect, test } from "vitest";
import { shorterText } from "./shorter-text.ts";

test.each([
  ["We sell soap. We weigh it.", "We sell soap."],
  ["We sell soap. We weigh it. Nobody pays.", "We sell soap. We weigh it."],
  ["We sell soap (and detergent) by weight.", "We sell soap by weight."],
  ["We sell soap and detergent by weight, for offices.", "We sell soap and detergent by weight."],
  ["We sell soap and detergent – for offices.", "We sell soap and detergent."],
  ["We sell soap, by weight", null],
  ["We sell soap.", null],
  ["", null],
])("%j is shortened to %j", (text, shorter) => {
  expect(shorterText(text)).toBe(shorter);
});

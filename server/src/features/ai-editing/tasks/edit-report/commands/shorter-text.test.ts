import { expect, test } from "vitest";
import { shorterText } from "./shorter-text.ts";

test.each([
  ["We sell soap. We weigh it.", "We sell soap."],
  ["We sell soap. We weigh it. Nobody pays.", "We sell soap. We weigh it."],
  ["We sell soap (and detergent) by weight.", "We sell soap by weight."],
  ["We sell soap and detergent by weight, for offices.", "We sell soap and detergent by weight."],
  ["We sell soap and detergent – for offices.", "We sell soap and detergent."],
  ["We sell soap, by weight", null],
  [
    "For offices with many tenants, we sell soap by weight, and fetch what is left.",
    "For offices with many tenants, we sell soap by weight.",
  ],
  [
    "As to “the worst moment, which is Monday”, describe the last time it mattered: who was there?",
    "As to “the worst moment, which is Monday”, describe the last time it mattered.",
  ],
  ["You said “we sell soap and detergent by weight, for offices”.", null],
  ["You said “we sell soap and detergent by weight, for offices.", null],
  ["Sie sagen „Seife nach Gewicht, für Büros“, und das jede Woche.", "Sie sagen „Seife nach Gewicht, für Büros“."],
  ["We sell soap.", null],
  ["", null],
])("%j is shortened to %j", (text, shorter) => {
  expect(shorterText(text)).toBe(shorter);
});

import { expect, test } from "vitest";
import { shortLabel } from "./short-label.ts";

test.each([
  ["Input cost: boxes grow dear", "Input cost"],
  ["Input cost (boxes, soap)", "Input cost"],
  ["Input cost – boxes, soap", "Input cost"],
  ["Input cost; boxes", "Input cost"],
  ["Input cost — boxes", "Input cost"],
  ["Input cost - boxes", "Input cost"],
  ["Twelve signs: and a remark", "Twelve signs"],
  ["Pay-as-you-go for whole floors", "Pay-as-you-go for whole floors"],
  ["What owners pay today for boxes: a lot", "What owners pay today for boxes: a lot"],
  ["Cost: a word", "Cost: a word"],
])("%s is %s in 12 characters", (label, short) => {
  expect(shortLabel(label, 12)).toBe(short);
});

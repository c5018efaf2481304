import { expect, test } from "vitest";
import { numberIn } from "./number-in.ts";

test.each([
  [5_000, "5k|5K|5 thousand|5.0k"],
  [5_000_000, "5m|5M|5 mn|5 million"],
  [5_000_000_000, "5b|5bn|5 billion"],
  [5, "about 5|around 5|approx 5|approx. 5|approximately 5|ca 5|ca. 5|roughly 5|~5|≈ 5"],
  [5, "$5|US$5|€5|£5|5$|5 €|5 £|5 USD|5 EUR|5 %|5 percent|5 per cent|5/10|5 / 10|5 out of 10|5 of 10|5 hosts|5."],
  [-5, "-5|−5|-5 %"],
  [1_234.5, "1,234.5|1 234.5|1\u00a0234,5|1\u202f234.5|$1,234.50"],
  [0.5, "0.5|0,5"],
  [1_234_567, "1,234,567|1 234 567"],
] as const)("%i is meant by each of %s", (number, texts) => {
  const each = texts.split("|");
  expect(each.map((text) => [text, numberIn(text)])).toEqual(each.map((text) => [text, number]));
});

test.each(["", "five", "3 to 5", "3-5", "over 5", "5 hosts, 3 sites", "v5"])("no number is meant by %j", (text) => {
  expect(numberIn(text)).toBeUndefined();
});

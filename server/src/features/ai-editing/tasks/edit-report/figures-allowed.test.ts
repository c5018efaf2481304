import { expect, test } from "vitest";
import { formsOf, numbersIn } from "./figures-allowed.ts";

test.each([
  ["1,200 and 1.200 and 1 200", ["1200", "1200", "1", "200"]],
  ["1\u00a0200 €, 12\u202f500 € et 12\u00a03", ["1200", "12500", "12", "3"]],
  ["1’200, 1'200 and ١٬٢٠٠", ["1200", "1200", "١٢٠٠"]],
  ["It opens at 08:30, room 007", ["8", "30", "7"]],
  ["It costs 4.50", ["450"]],
  ["８０ドル", ["80"]],
  ["0 or 00", ["0", "0"]],
  ["none", []],
])("the numbers in %j are %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each([
  [1_250_000, ["1250000", "13", "125", "1300"]],
  [45, ["45"]],
  [-3.5, ["35"]],
])("texts may say %d in these forms, among others", (value, forms) => {
  expect(formsOf(value)).toEqual(expect.arrayContaining(forms));
});

test("a small number is not one of thousands", () => {
  expect(formsOf(45)).not.toContain("4");
  expect(formsOf(1_250)).not.toContain("12");
});

import { expect, test } from "vitest";
import { Failure } from "../../../platform/failure.ts";
import { wordedValue } from "./worded-value.ts";

const number = { kind: "number", min: -1e9, max: 1e9 } as const;
const refusing = (words: string, edit: Parameters<typeof wordedValue>[0] = number) => {
  try {
    return wordedValue(edit, words, "scalar");
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
};

test("a number is read from plain digits, with thousands set apart and the sign of what it counts", () => {
  for (const [words, value] of [
    ["1200", 1200],
    [" 12.5 ", 12.5],
    ["-3", -3],
    ["1,200", 1200],
    ["1,200,000.50", 1_200_000.5],
    ["1 200 000", 1_200_000],
    ["1’200", 1200],
    ["$1,200", 1200],
    ["12 %", 12],
    ["2e3", 2000],
    ["1_200", 1200],
    ["1'200", 1200],
    ["-1,200", -1200],
    ["€12", 12],
    ["£ 12", 12],
    ["¥1,200", 1200],
    ["12€", 12],
    ["12 £", 12],
    ["1,200¥", 1200],
  ] as const)
    expect(refusing(words), words).toBe(value);
});

test("what may be another number than it seems is refused", () => {
  const plain = "scalar: Write a number in plain digits here.";
  for (const words of ["12,5", "1200,5", "1.200,50", "1,2000", "1,200 000", "12 5", "about 12", "12-15", ""])
    expect(refusing(words), words).toBe(plain);
});

test("where there may be no number, nothing is none", () => {
  expect(wordedValue({ ...number, mayBeEmpty: true }, " ", "low")).toBeNull();
});

test.each([
  ["true", "false"],
  ["yes", "no"],
  ["JA", "Nein"],
  ["oui", "non"],
  ["Sí", "no"],
  ["はい", "いいえ"],
])("%s is a yes and %s a no", (yes, no) => {
  const flag = { kind: "flag" } as const;
  expect([refusing(yes, flag), refusing(` ${no} `, flag)]).toEqual([true, false]);
});

test("a yes or no is read in several languages, a list line by line, and all else as it is written", () => {
  const flag = { kind: "flag" } as const;
  expect([refusing("Ja", flag), refusing("no", flag)]).toEqual([true, false]);
  expect(refusing("perhaps", flag)).toBe(`scalar: Write "true" or "false" here.`);
  expect(wordedValue({ kind: "texts", most: 3, max: 20 }, "One\n\n Two \n", "points")).toEqual(["One", "Two"]);
  expect(wordedValue({ kind: "text", max: 20 }, " As it is: 12,5 ", "summary")).toBe("As it is: 12,5");
});

import { expect, test } from "vitest";
import { differenceOf } from "./text-difference.ts";

const marked = (pieces: readonly { text: string; isOnly: boolean }[]) =>
  pieces.map(({ text, isOnly }) => (isOnly ? `[${text}]` : text)).join("");

test("words that only one of two texts has are marked, and both stand in one text", () => {
  const { one, other, both } = differenceOf(
    "From next year the figure goes into the annex: in 31 buildings.",
    "From January 2027 the figure goes into the annex.",
  );
  expect(marked(one)).toBe("From [next year] the figure goes into the annex[: in 31 buildings].");
  expect(marked(other)).toBe("From [January 2027] the figure goes into the annex.");
  expect(both).toBe("From January 2027 next year the figure goes into the annex: in 31 buildings.");
});

test("a changed number and an added negation are words of their own", () => {
  const { one, other } = differenceOf("Es spart 12,5 % Öl", "Es spart nicht 12,6 % Öl");
  expect(marked(one)).toBe("Es spart [12,5] % Öl");
  expect(marked(other)).toBe("Es spart [nicht 12,6] % Öl");
});

test("texts without spaces are compared by words, too", () => {
  const { one, other } = differenceOf("石鹸は地下で量り売りします。", "石鹸は一階で量り売りします。");
  expect(marked(one)).toMatch(/^石鹸は\[地下\]で/);
  expect(marked(other)).toMatch(/^石鹸は\[一階?\]/);
});

test("equal texts and empty ones", () => {
  expect(differenceOf("The same.", "The same.")).toEqual({
    one: [{ text: "The same.", isOnly: false }],
    other: [{ text: "The same.", isOnly: false }],
    both: "The same.",
    line: [{ text: "The same.", of: "both" }],
  });
  expect(differenceOf("", "New")).toEqual({
    one: [],
    other: [{ text: "New", isOnly: true }],
    both: "New",
    line: [{ text: "New", of: "other" }],
  });
});

test("in one line, what is gone stands before what came in its place", () => {
  expect(differenceOf("They cost much today.", "They cost little today.").line).toEqual([
    { text: "They cost ", of: "both" },
    { text: "much ", of: "one" },
    { text: "little ", of: "other" },
    { text: "today.", of: "both" },
  ]);
});

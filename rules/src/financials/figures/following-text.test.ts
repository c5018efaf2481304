import type { StatedFigure } from "@seedbed/contract/report/overview/schemas";
import { expect, test } from "vitest";
import type { Figure } from "./figure.ts";
import { followingText, followingWords } from "./following-text.ts";

const text = "Of $43M a year $12.96M can be won.";
const stated = (words: string, figure: string, value: number): StatedFigure => ({
  at: text.indexOf(words),
  ...{ words, figure, value },
});
const figures = (values: Record<string, [value: number, words: string]>): ReadonlyMap<string, Figure> =>
  new Map(
    Object.entries(values).map(([id, [value, words]]) => [
      id,
      { id, title: id, value, words, formula: [], entries: [], own: null },
    ]),
  );
const all = [stated("$12.96M", "som", 12_960_000), stated("$43M", "tam", 43_000_000)];

test("figures follow in whatever order they are stated, and one that is the same stays as it was written", () => {
  const now = figures({ tam: [43_000_000, "$43.00M"], som: [6_000_000, "$6.00M"] });
  expect(followingText(text, all, now)).toEqual([
    "Of ",
    { words: "$43M", figure: "tam" },
    " a year ",
    { words: "$6.00M", figure: "som" },
    " can be won.",
  ]);
});

test("a figure that is gone, or that another text stated, stays as plain words", () => {
  expect(followingText(text, all, figures({}))).toEqual([text]);
  const now = figures({ tam: [1, "$1"], som: [2, "$2"] });
  const other = "Of $43M a year more than $12.96M can be won.";
  expect(followingWords(other, all, now)).toBe("Of $1 a year more than $12.96M can be won.");
  // Stated twice: the first counts.
  expect(followingWords(text, [...all, stated("$43M", "som", 1)], now)).toBe("Of $1 a year $2 can be won.");
});

test("a figure at the beginning or the end of a text has nothing before it or behind it", () => {
  const now = figures({ tam: [1, "$1"] });
  const figure = (at: number): StatedFigure => ({ at, words: "$43M", figure: "tam", value: 2 });
  const told = { words: "$1", figure: "tam" };
  expect(followingText("$43M of it", [figure(0)], now)).toEqual([told, " of it"]);
  expect(followingText("All of $43M", [figure(7)], now)).toEqual(["All of ", told]);
});

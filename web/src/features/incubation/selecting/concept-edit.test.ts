import { conceptItemMaxLength, conceptTitleMaxLength } from "@seedbed/contract/limits";
import { expect, test } from "vitest";
import { conceptWith } from "../testing/seeds.fixture.ts";
import { addItem } from "./concept-edit.ts";
import { tooLongIn } from "./too-long-in.ts";

test("an item that is added after one was removed has a name of its own", () => {
  const [, second] = conceptWith(1).differentiators;
  const names = addItem(second ? [second] : []).map(({ order }) => order);
  expect(new Set(names).size).toBe(2);
});

test("what is too long is told of every text and of every item, not of the spaces around it", () => {
  const long = "x".repeat(conceptItemMaxLength + 1);
  const items = [
    { order: 1, description: "By weight" },
    { order: 2, description: long },
  ];
  for (const [name, label] of [
    ["differentiators", "Differentiators"],
    ["rightsToWin", "Rights to win"],
  ] as const)
    expect(tooLongIn(conceptWith(1, { [name]: items }))).toBe(
      `${label}: 1 character too long. The maximum length is ${conceptItemMaxLength} characters.`,
    );
  const title = "x".repeat(conceptTitleMaxLength);
  expect(tooLongIn(conceptWith(1, { title: `${title} ` }))).toBeUndefined();
  expect(tooLongIn(conceptWith(1, { title: `${title}x` }))).toMatch(/^Title: 1 character too long/);
});

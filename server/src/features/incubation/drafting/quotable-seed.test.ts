import { expect, test } from "vitest";
import { refillSeed } from "#test-support/seed-briefs.ts";
import { identifiersOfTopic, quotableGoal, quotableSeed } from "./quotable-seed.ts";

const textsOf = (...answers: string[]) =>
  quotableSeed({
    ...refillSeed,
    answers: [{ identifier: "idea", label: "Idea", answers }],
    clarifications: [],
  }).statements.map(({ text }) => text);

test("statements that would break a sentence are left out, and questions lose their mark", () => {
  expect(textsOf("A depot for tools. See https://tools.example for it. Who pays? Nobody")).toEqual([
    "A depot for tools",
    "Who pays",
    "Nobody",
  ]);
});

test("an address is left out in any form, a question mark of any script goes, and what is too long for a sentence", () => {
  expect(
    textsOf("A depot for tools. Look at www.tools.example now. Write to us@tools.example. Ask “who pays؟” first"),
  ).toEqual(["A depot for tools", "Ask “who pays” first"]);
  const long = (letters: number) =>
    `Depots with ${"the tools and the keys of ".repeat(30)}`
      .slice(0, letters - 1)
      .trim()
      .padEnd(letters, "x");
  expect(textsOf(long(130))).toHaveLength(1);
  expect(textsOf(long(131))).toEqual([]);
});

test("the idea is told by how it begins and by its numbers", () => {
  const story = "Crates that come back. It was spring. It rained. We buy 9,400 crates a year. A crate makes 3 trips.";
  expect(textsOf(story)).toEqual(["Crates that come back", "We buy 9,400 crates a year", "A crate makes 3 trips"]);
});

test("of a long story what is counted comes first; a few answers stay in their order", () => {
  const pains = (...answers: string[]) =>
    quotableSeed({
      ...refillSeed,
      answers: [{ identifier: "pains", label: "Pains", answers }],
      clarifications: [],
    }).statements.map(({ text }) => text);
  const few = ["The crates stood in the yard", "It rained on all of them", "We lose 3 crates a day"];
  expect(pains(...few)).toEqual(few);
  const more = ["Nobody had asked why", "The drivers were tired"];
  expect(pains(...few, ...more)).toEqual(["We lose 3 crates a day", ...few.slice(0, 2), ...more]);
});

test("the title of a concept stands for the idea, and the rest of what was said stays", () => {
  const { statements } = quotableSeed(refillSeed, "Depots on wheels");
  expect(statements.filter(({ topic }) => topic === "idea").map(({ text }) => text)).toEqual(["Depots on wheels"]);
  expect(statements).toContainEqual(expect.objectContaining({ topic: "audience" }));
});

test("before anything is said the goal speaks, in its language", () => {
  const company = { ...refillSeed.company, goal: "Ein zweites Standbein neben dem Mehl." };
  expect(quotableGoal({ ...refillSeed, company })).toMatchObject({
    language: "de",
    statements: [{ text: "Ein zweites Standbein neben dem Mehl" }],
  });
});

test("a field and an idea are about the same", () => {
  expect(identifiersOfTopic("idea")).toEqual(["idea", "field"]);
});

import { expect, test } from "vitest";
import { conceptWords } from "./concept-words.ts";

test("a report is written from the words of a concept, its points in their order", () => {
  const point = (order: number, description: string) => ({ uuid: description, order, description });
  const words = { title: "Depots", summary: "S", overview: "O", problemStatement: "P", valueProposition: "V" };
  const concept = {
    ...words,
    differentiators: [point(2, "third"), point(0, "first"), point(1, "second")],
    rightsToWin: [point(1, "then"), point(0, "now")],
    status: "new",
  };
  expect(conceptWords(concept as never)).toEqual({
    ...words,
    differentiators: ["first", "second", "third"],
    rightsToWin: ["now", "then"],
  });
});

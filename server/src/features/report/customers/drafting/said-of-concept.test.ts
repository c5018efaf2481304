import { expect, test } from "vitest";
import { bareConcept } from "#test-support/concept-briefs.ts";
import { saidOfConcept } from "./said-of-concept.ts";

const saidWith = (...answers: string[]) =>
  saidOfConcept({
    ...bareConcept,
    seed: { answers: [{ identifier: "pains", label: "What hurts?", answers }], clarifications: [] },
  });

test("the name of the idea and addresses are not quoted", () => {
  const { statements } = saidWith("Bear-proof bins!", "They write to me@bins.example", "The bins are open at night");
  expect(statements.map(({ text }) => text)).toEqual(["The bins are open at night"]);
});

test("what would be two sentences in quotation marks is not quoted", () => {
  expect(saidWith("They say it is late. „Nein“ is all they hear").statements).toEqual([]);
});

test("in a language that drafts are not written in, nothing is said, in English", () => {
  expect(saidWith("De bakkers die in de nacht met het deeg bezig zijn")).toEqual({ language: "en", statements: [] });
});

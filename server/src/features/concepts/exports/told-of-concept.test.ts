import { expect, test } from "vitest";
import { bareConcept, liftMaintenance, pastedConcept } from "#test-support/concept-briefs.ts";
import { toldOfConcept } from "./told-of-concept.ts";

const textsOf = (brief: typeof liftMaintenance) => toldOfConcept(brief).statements.map(({ text }) => text);

test("the words of the seed come first, then those of the concept, under what they are about", () => {
  const { language, statements } = toldOfConcept(liftMaintenance);
  expect(language).toBe("en");
  expect(statements[0]).toMatchObject({ topic: "idea", text: "Service of lifts in old buildings" });
  expect(statements.at(-1)).toMatchObject({ topic: "assets", text: "Records of 12,000 repairs", hasFigure: true });
  expect(statements.find(({ text }) => text.startsWith("Crews drive"))).toMatchObject({ topic: "pains" });
  expect(statements.find(({ text }) => text.startsWith("Saves 30%"))).toMatchObject({ topic: "benefit" });
});

test("a concept that was drafted in quotes of its seed adds nothing that nobody said", () => {
  const { concept, ...brief } = liftMaintenance;
  const drafted = {
    ...brief,
    concept: { ...concept, summary: "It starts from this: “Service of lifts in old buildings”. Ask who pays." },
  };
  expect(textsOf(drafted)).toContain("Service of lifts in old buildings");
  expect(textsOf(drafted).join()).not.toMatch(/starts from|who pays|Crews drive/u);
});

test("nothing is told of a seed in a language that drafts are not written in, nor of the English draft made from it", () => {
  const answers = [{ identifier: "idea", label: "Idea?", answers: ["Les boulangers qui cuisent pour les cafés"] }];
  expect(toldOfConcept({ ...liftMaintenance, seed: { answers, clarifications: [] } })).toEqual({
    language: undefined,
    statements: [],
  });
});

test("a concept without words tells nothing, and pasted markup is told as plain words", () => {
  expect(toldOfConcept(bareConcept)).toEqual({ language: "en", statements: [] });
  expect(toldOfConcept(pastedConcept).language).toBe("ja");
  expect(textsOf(pastedConcept).join()).not.toMatch(/[<>{}[\]|]|🥬/u);
});

import { expect, test } from "vitest";
import { bareConcept, refillDepots } from "#test-support/concept-briefs.ts";
import type { ConceptBrief } from "../../../concepts/exports/concept-brief.ts";
import { marketWording } from "../tasks/sizing/market-wording.ts";
import { createTeller } from "./teller.ts";

const named = (title: string, ...answers: string[]): ConceptBrief => ({
  ...bareConcept,
  concept: { ...bareConcept.concept, title },
  seed: { answers: [{ identifier: "audience", label: "Who is it for?", answers }], clarifications: [] },
});
const ask = marketWording.customers;

test("the first topic of which something was said is quoted, in words that say what it is about", () => {
  const sentence = createTeller(refillDepots, "a seed").tell(ask, ["costs", "audience", "pains"]);
  expect(sentence).toMatch(
    /(?:customers|meant|people|whom).*“Facility managers of shared offices”; .*start value.*\.$/iu,
  );
});

test("where nothing was said of a topic, what to find out stands alone", () => {
  const sentence = createTeller(bareConcept, "a seed").tell(ask, ["audience"]);
  expect(sentence).toMatch(/^\p{Lu}[^“”]*start value[^“”]*\.$/u);
});

test("statements take turns, and the title of the idea is none of them", () => {
  const teller = createTeller(named("Bins", "Bins", "Towns with bears", "Owners of camp sites"), "a seed");
  const told = [1, 2, 3, 4].map(() => teller.tell(ask, ["audience"]).match(/“(.*)”/u)?.[1]);
  expect(told).toEqual(["Towns with bears", "Owners of camp sites", "Towns with bears", "Owners of camp sites"]);
});

test.each([
  ["Inhaber von Bäckereien, die am Sonntag backen", /„.*“; .*Startwert/u],
  ["Familias con niños que viven en la ciudad", /«.*»; .*valor inicial/u],
  ["駅前のレストランの料理長", /「.*」.*――.*仮の値/u],
  ["Des familles qui habitent dans la ville avec une voiture", /^[^“”]*start value/u],
])("“%s” is told of in its language, in English where it has none here", (text, sentence) => {
  expect(createTeller(named("Idee", text), "a seed").tell(ask, ["audience"])).toMatch(sentence);
});

test("ideas begin in other words with the same seed", () => {
  const sentences = ["One", "Two", "Three", "Four", "Five", "Six"].map((title) =>
    createTeller({ ...bareConcept, concept: { ...bareConcept.concept, title } }, "a seed").tell(ask, ["audience"]),
  );
  expect(new Set(sentences).size).toBeGreaterThan(1);
});

import type { RestsOn } from "@seedbed/contract/conversations/schemas";
import { expect, test } from "vitest";
import { marta, onContractor, onJob, onLimit, onSignal, refusal, sentence } from "../testing/conversations.fixture.ts";
import { factFragment } from "./fact-fragment.ts";
import { factWords } from "./fact-words.ts";
import { factsInWords, factsOf } from "./facts-of.ts";

const fact = (change: Partial<RestsOn>): RestsOn => ({
  ...{ kind: "profile", item: null, field: null, label: "As it was said" },
  ...change,
});

test("a fact that several sentences rest on, and a guess that is made twice, are told once", () => {
  const guess = "half would carry";
  const sentences = [
    sentence("One.", { restsOn: [onJob, onLimit], guess, unknown: "" }),
    sentence("Two.", { restsOn: [{ ...onJob, label: "Bill them" }], guess, unknown: "the rent" }),
    sentence("Three.", {
      restsOn: [fact({ kind: "concept", field: "title" }), fact({ kind: "concept", field: "summary" })],
    }),
  ];
  const { restsOn, guesses, unknown } = factsOf({ sentences });
  expect(restsOn.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    `job ${onJob.label}`,
    `stance ${onLimit.label}`,
    "concept As it was said",
    "concept As it was said",
  ]);
  expect({ guesses, unknown }).toEqual({ guesses: [guess], unknown: ["the rent"] });
});

test("what an answer rests on is counted in words, and that it rests on nothing is said", () => {
  expect(factsInWords(factsOf(refusal()), "Marta")).toBe("4 facts of Marta’s profile, 1 guess, 1 unknown");
  expect(factsInWords({ restsOn: [onJob], guesses: ["a", "b"], unknown: [] }, "Marta")).toBe(
    "1 fact of Marta’s profile, 2 guesses",
  );
  expect(factsInWords({ restsOn: [], guesses: [], unknown: ["a", "b"] }, "Marta")).toBe(
    "No fact of the profile, 2 unknown",
  );
});

test.each([
  [fact({ kind: "concept", field: "problemStatement" }), null],
  [onJob, onJob.item],
  [onLimit, "stance-priceLimit"],
  [fact({ kind: "stance", field: "saysNoTo" }), "stance-saysNoTo"],
  [fact({ field: "customerInsight" }), "profile-customerInsight"],
  [fact({ field: null }), null],
])("a fact has its place on the page of its profile (%#)", (given, expected) => {
  expect(factFragment(given)).toBe(expected);
});

const withLimit = (amount: number) => ({
  ...marta,
  stance: marta.stance && { ...marta.stance, priceLimit: { ...marta.stance.priceLimit, amount } },
});

const alternative = { ...marta, alternatives: marta.alternatives.map((each) => ({ ...each, name: "Renamed" })) };

test.each([
  [fact({ kind: "concept", field: "valueProposition" }), marta, "What it promises"],
  [fact({ kind: "concept", field: "unheard" }), marta, "As it was said"],
  [onContractor, undefined, onContractor.label],
  [onContractor, alternative, "Renamed"],
  [onContractor, { ...marta, alternatives: [] }, onContractor.label],
  [onJob, { ...marta, jobs: [] }, onJob.label],
  [fact({ kind: "pain", item: "p-0" }), marta, "Storage counts as lettable area"],
  [onSignal, marta, "Signal 2, against"],
  [onSignal, { ...marta, signals: [] }, onSignal.label],
  [onLimit, marta, "Price limit $22"],
  [onLimit, { ...marta, stance: null }, "Price limit"],
  [fact({ kind: "stance", field: "stance.switchingCosts" }), marta, "Switching costs"],
  [fact({ kind: "stance", field: "stance.unheard" }), marta, "As it was said"],
  [fact({ field: "customerInsight" }), marta, "As it was said"],
  [fact({ kind: "concept", field: "title" }), undefined, "The concept’s title"],
  [fact({ kind: "concept", field: "summary" }), undefined, "The concept’s summary"],
  [fact({ kind: "concept", field: "problemStatement" }), undefined, "The problem it solves"],
  [fact({ kind: "stance", field: "stance.usesToday" }), marta, "Uses today"],
  [fact({ kind: "stance", field: "stance.decidesWith" }), marta, "Decides with others"],
  [fact({ kind: "stance", field: "stance.saysNoTo" }), marta, "Says no to"],
  [fact({ kind: "concept", field: null }), marta, "As it was said"],
  [fact({ kind: "stance", field: null }), marta, "As it was said"],
  [fact({ kind: "pain", item: "gone" }), marta, "As it was said"],
  [fact({ kind: "journeyStep", item: "gone" }), marta, "As it was said"],
  [onLimit, withLimit(22.5), "Price limit $22.50"],
  [onLimit, withLimit(0), "Price limit $0"],
])("a fact is called as it is called today, else as it was when it was said (%#)", (given, profile, expected) => {
  expect(factWords(given, profile)).toBe(expected);
});

import { expect, test } from "vitest";
import { factsOf } from "../reply/facts-of.ts";
import { marta, onJob, refusal, sentence } from "../testing/conversations.fixture.ts";
import { restsOnGroups } from "./rests-on-groups.ts";

test("beside an answer stand all jobs, pains and alternatives, those marked that it rests on, and of the rest only these", () => {
  const groups = restsOnGroups(marta, factsOf(refusal()));
  expect(
    groups.map(({ title, facts }) => [title, facts.map(({ text, isUsed }) => `${isUsed ? "* " : ""}${text}`)]),
  ).toEqual([
    ["Jobs to be done", ["Keep every floor stocked without thinking of it", "* Bill the right tenant"]],
    ["Pains", ["Storage counts as lettable area"]],
    ["Current alternatives", ["Office supply webshop", "* Cleaning contractor’s stock"]],
    ["Stance", ["* Price limit $22"]],
    ["Signals, 1 of 2", ["* “A second supplier is a second audit.”"]],
  ]);
  const asides = groups.map(({ title, facts }) => [title, facts.map(({ aside }) => aside)]);
  expect(asides).toContainEqual(["Current alternatives", ["weekly", "monthly"]]);
  expect(asides).toContainEqual(["Stance", ["At most $22"]]);
});

test("what an answer rests on of the concept leads nowhere, and neither does what the profile no longer has", () => {
  const title = { kind: "concept", item: null, field: "title", label: "Depot" } as const;
  const facts = factsOf({ sentences: [sentence("Yes.", { restsOn: [onJob, title] })] });
  const groups = restsOnGroups({ ...marta, jobs: [], pains: [], alternatives: [] }, facts);
  expect(
    groups.map(({ title, facts }) => [title, facts.map(({ text, fragment, isUsed }) => [text, fragment, isUsed])]),
  ).toEqual([
    ["Concept", [["The concept’s title", null, true]]],
    ["No longer in the profile", [[onJob.label, null, true]]],
  ]);
});

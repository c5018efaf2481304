import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import { expect, test } from "vitest";
import { conceptParts, hasBegun, isInWriting, isWritten, partInWriting, writingProgress } from "./writing-progress.ts";

const nothing: ConceptInWriting = {
  uuid: "bbbbbbbb-0000-4000-8000-000000000011",
  title: "",
  summary: "",
  overview: "",
  problemStatement: "",
  valueProposition: "",
  differentiators: [],
  rightsToWin: [],
  generationOrder: 1,
};
const begun = { ...nothing, title: "On wheels", summary: "A van" };
const whole = {
  ...begun,
  ...{ overview: "Every week", problemStatement: "Parcels", valueProposition: "Cheaper" },
  differentiators: [{ order: 1, description: "By weight" }],
  rightsToWin: [{ order: 1, description: "A fleet" }],
};
const writtenIn = (concept: ConceptInWriting, inWriting: boolean) =>
  conceptParts.filter(({ name }) => isWritten(concept, name, inWriting)).map(({ name }) => name);

test("the part in writing is the last one begun, and what stands before it is written", () => {
  expect([nothing, begun, whole].map(partInWriting)).toEqual([undefined, "summary", "rightsToWin"]);
  expect([nothing, begun, whole].map(hasBegun)).toEqual([false, true, true]);
  expect(writtenIn(begun, true)).toEqual(["title"]);
  expect(writtenIn(begun, false)).toEqual(["title", "summary"]);
  expect(writtenIn(whole, true)).toHaveLength(6);
  expect(writtenIn(whole, false)).toHaveLength(7);
});

test("more is coming of the last concept and of one whose last part is missing, and of none that has no word yet", () => {
  const concepts = [whole, begun, whole, nothing];
  expect(concepts.map((_, index) => isInWriting(concepts, index))).toEqual([false, true, false, false]);
  expect(isInWriting([whole], 0)).toBe(true);
  expect(isInWriting([], 0)).toBe(false);
});

test("how far it is counts whole concepts and all written parts, up to everything", () => {
  expect(writingProgress([], 3)).toEqual({ written: 0, share: 0 });
  expect(writingProgress([whole, begun], 2)).toEqual({ written: 1, share: 8 / 14 });
  expect(writingProgress([whole, whole, nothing], 3)).toEqual({ written: 2, share: 14 / 21 });
  expect(writingProgress([whole, whole, whole], 1).share).toBe(1);
  expect(writingProgress([whole], 0).share).toBe(0);
});

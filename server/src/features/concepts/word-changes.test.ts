import { expect, test } from "vitest";
import type { ConceptRow } from "./store.ts";
import { changedWords, momentAfter } from "./word-changes.ts";

const concept = { title: "Depot", summary: "Soap", overview: "", status: "new" } as ConceptRow;
const changed = { by: "ada", at: "2026-03-04T12:00:00.000Z" };

test("only a word that becomes another one is changed by somebody", () => {
  const change = { title: "Depot", summary: "Soap by weight", overview: "It refills.", status: "ideating" } as const;
  expect(changedWords(concept, change, changed)).toEqual({ summary: changed, overview: changed });
  expect(changedWords(concept, { summary: "" }, changed)).toEqual({ summary: changed });
  expect(changedWords(concept, {}, changed)).toEqual({});
});

test.each(["title", "summary", "overview", "valueProposition", "problemStatement"] as const)(
  "whoever changes the %s of a concept has changed a word of it",
  (word) => {
    expect(changedWords(concept, { [word]: "Another" }, changed)).toEqual({ [word]: changed });
  },
);

test("a change is later than the one before, whatever the clock says", () => {
  const last = new Date("2026-03-04T12:00:00.000Z");
  expect(momentAfter(last, new Date("2026-03-04T11:00:00.000Z")).toISOString()).toBe("2026-03-04T12:00:00.001Z");
  expect(momentAfter(last, new Date("2026-03-04T13:00:00.000Z")).toISOString()).toBe("2026-03-04T13:00:00.000Z");
});

import type { SectionNote } from "@seedbed/contract/concepts/schemas";
import { expect, test } from "vitest";
import { gapsIn, marksOf, readableNotes, writtenWithout } from "./section-notes.ts";

const note = (kind: SectionNote["kind"], number: number, change: Partial<SectionNote> = {}): SectionNote => ({
  ...{ kind, part: `part-${number}`, about: `Part ${number}`, sentence: `Sentence ${number}.` },
  ...change,
});

test("all gaps are told first, and as many marks as a person will read, each thing once", () => {
  const marks = Array.from({ length: 15 }, (_, index) => note("mark", index));
  const gaps = Array.from({ length: 14 }, (_, index) => note("gap", 100 + index));
  expect(readableNotes([...marks, ...gaps])).toEqual([...gaps, ...marks.slice(0, 12)]);
  const twice = [note("mark", 1), note("mark", 1), note("mark", 1, { part: "other" })];
  expect(readableNotes(twice)).toEqual([twice[0], twice[2]]);
  expect(gapsIn([marks[0], gaps[0]].flatMap((each) => each ?? []))).toEqual([gaps[0]]);
});

test("a section says what was missing in those that it was written from, and nothing of their marks", () => {
  const notes = { trends: [note("mark", 1)], customerProfiles: [note("gap", 1), note("gap", 2), note("mark", 3)] };
  const of = writtenWithout(["trends", "customerProfiles"], (section) => notes[section as keyof typeof notes] ?? []);
  expect(of).toEqual([
    {
      ...{ kind: "mark", part: "customerProfiles", about: "Customer profiles" },
      sentence: "Written without: Part 1; Part 2.",
    },
  ]);
});

test("what a check found is told of the part that it was found in", () => {
  const found = { sentence: "A figure has no source.", place: "startups.0" } as never;
  expect(marksOf([found], { part: "startups:one", about: "Startups" })).toEqual([
    { kind: "mark", part: "startups:one", about: "Startups", sentence: "A figure has no source." },
  ]);
});

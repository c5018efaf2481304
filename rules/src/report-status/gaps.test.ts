import type { ReportStatusBySection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { expect, test } from "vitest";
import { gapsIn, missingPartsText } from "./gaps.ts";

const note = (kind: SectionNote["kind"], part: string): SectionNote => ({ kind, part, about: part, sentence: "" });

const sectionsWith = (notes: Partial<Record<keyof ReportStatusBySection, SectionNote[]>>) =>
  Object.fromEntries(
    reportSections.map((section) => [
      section,
      {
        status: "complete",
        dateStarted: null,
        dateCompleted: null,
        error: null,
        origin: null,
        notes: notes[section] ?? [],
      },
    ]),
  ) as ReportStatusBySection;

test("of the notes of a section, gaps are the parts that are missing", () => {
  const pricing = note("gap", "pricing");
  expect(gapsIn([note("mark", "cost-drivers"), pricing])).toEqual([pricing]);
});

test("the missing parts of all sections are counted, what is only to be looked at is not", () => {
  expect(missingPartsText(sectionsWith({}))).toBeNull();
  expect(missingPartsText(sectionsWith({ trends: [note("mark", "trends")] }))).toBeNull();
  expect(missingPartsText(sectionsWith({ marketScan: [note("gap", "startups")] }))).toBe("1 part missing");
  const several = sectionsWith({
    marketScan: [note("gap", "startups"), note("mark", "incumbents")],
    overview: [note("gap", "executive-summaries"), note("gap", "rights-to-win")],
  });
  expect(missingPartsText(several)).toBe("3 parts missing");
});

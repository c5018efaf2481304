import { sourceFileMax } from "@seedbed/contract/limits";
import { expect, test } from "vitest";
import { fileProblem, sizeInWords } from "./file-problem.ts";

test.each([
  ["Notes.PDF", 1, null],
  ["notes.htm", sourceFileMax, null],
  ["notes.md", 0, "This file is empty."],
  ["notes.md.exe", 1, "This file is not a PDF, DOCX, TXT, MD or HTML file."],
  ["notes.docx", sourceFileMax + 1, `This file is larger than ${sourceFileMax / 1_000_000} MB.`],
])("a file that cannot be a source says why: %s of %i bytes", (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

test("the size of a file is told in kB, and from a million bytes on in MB", () => {
  expect([1, 1499, 999_499, 1_000_000, 2_449_000].map(sizeInWords)).toEqual([
    ...["1 kB", "1 kB", "999 kB", "1 MB", "2.4 MB"],
  ]);
});

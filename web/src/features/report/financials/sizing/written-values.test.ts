import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import { expect, test } from "vitest";
import { projectionWith } from "#testing/projections.ts";
import { groupInWords, operatorInWords } from "./sizing-words.ts";
import { isModified } from "./written-values.ts";

const [entry] = projectionWith().marketSizings[0]?.assumptionEntries ?? [];
if (!entry) throw new Error("There is a number.");
const by = { by: null, at: "2026-03-02T10:00:00.000Z" };
const edited = (field: string, written: unknown, item = entry.uuid) =>
  ({ edits: [{ item, field, written, ...by }], added: [] }) as unknown as SectionWork;

test("a number is modified where it is another one than was written, not where its words are", () => {
  expect(isModified(entry, undefined)).toBe(false);
  expect(isModified(entry, edited("scalar", 5))).toBe(true);
  expect(isModified(entry, edited("scalar", entry.scalar))).toBe(false);
  expect(isModified(entry, edited("title", "Before"))).toBe(false);
  expect(isModified(entry, edited("scalar", 5, "another"))).toBe(false);
});

test("a number that people added is modified as it stands", () => {
  const added = (item: string) => ({ edits: [], added: [{ item, ...by }] }) as unknown as SectionWork;
  expect([isModified(entry, added(entry.uuid)), isModified(entry, added("another"))]).toEqual([true, false]);
});

test("operators and groups are told in words, and what is neither as it is", () => {
  expect(["*", "(-)", "?"].map(operatorInWords)).toEqual(["× times", "(−) minus all that follows", "?"]);
  expect(["SOM", "toString"].map(groupInWords)[0]).toBe("Serviceable obtainable market");
  expect(groupInWords("XAM")).toBe("XAM");
});

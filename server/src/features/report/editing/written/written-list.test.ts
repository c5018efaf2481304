import { expect, test } from "vitest";
import { fieldName } from "../read-written.ts";
import { writtenList } from "./written-list.ts";

test("where the last run kept what people wrote and added, a list is what was written in place of that", () => {
  const entries = [
    { uuid: "a", scalar: 3, low: 1, basis: "words" },
    { uuid: "b", scalar: 4, basis: "assumed" },
    { uuid: "ours", scalar: 5 },
  ];
  const content = { pricing: null, marketSizings: [{ uuid: "s", assumptionEntries: entries }], impactSizings: [] };
  const marks = { fields: { a: ["scalar", "low"], b: ["scalar"] }, added: ["ours"], removed: [], toldBefore: {} };
  const fields = new Map<string, unknown>([
    [fieldName("a", "scalar"), 2],
    [fieldName("a", "low"), null],
  ]);
  const list = { section: "financialProjection", now: content, item: "s", list: "assumptionEntries" } as const;
  expect(writtenList({ revision: { content, marks }, fields }, list)).toEqual([
    { uuid: "a", scalar: 2, low: undefined, basis: "words" },
    { uuid: "b", scalar: 4, basis: "assumed" },
  ]);
  expect(writtenList({ revision: undefined, fields }, list)).toBeUndefined();
});

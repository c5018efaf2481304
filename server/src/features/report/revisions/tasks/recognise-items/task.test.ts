import { expect, test } from "vitest";
import { testVersionRecord } from "#test-support/version-record.ts";
import type { RecogniseItemsInput } from "./prompt.ts";
import { recogniseItemsTask } from "./task.ts";

const input: RecogniseItemsInput = {
  kinds: [
    {
      kind: "profile",
      earlier: [
        { handle: "e1", says: "Office hosts", within: null },
        { handle: "e2", says: "Landlords", within: null },
      ],
      written: [{ handle: "w1", says: "Hosts of shared offices", within: null }],
    },
    {
      kind: "pain",
      earlier: [{ handle: "e3", says: 'Storage "overflows"', within: "Office hosts" }],
      written: [{ handle: "w2", says: "No room on Mondays", within: "Hosts of shared offices" }],
    },
  ],
};
const problemsOf = (...same: [written: string, earlier: string][]) =>
  recogniseItemsTask.check({ same: same.map(([written, earlier]) => ({ written, earlier })) }, input);

testVersionRecord(recogniseItemsTask, input);

test("pairs of a kind are taken, and none at all", () => {
  expect(problemsOf(["w1", "e2"], ["w2", "e3"])).toEqual([]);
  expect(problemsOf()).toEqual([]);
});

test("handles that do not exist, of two kinds, or the wrong way round are told", () => {
  expect(problemsOf(["w9", "e1"])).toEqual([
    '"w9" and "e1" are not a thing written now and an earlier one of its kind.',
  ]);
  expect(problemsOf(["w1", "e3"])).toHaveLength(1);
  expect(problemsOf(["e1", "w1"])).toHaveLength(1);
});

test("a thing in two pairs is told", () => {
  expect(problemsOf(["w1", "e1"], ["w1", "e2"])).toEqual(['"w1" stands in more than one pair.']);
});

test("without a model nothing is the same by meaning", () => {
  expect(recogniseItemsTask.draft(input, "a seed")).toEqual({ same: [] });
});

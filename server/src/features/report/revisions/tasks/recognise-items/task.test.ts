import { expect, test } from "vitest";
import { assessed } from "#test-support/task-promises.ts";
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
/** The pairs that are taken of those given, with what was mended. */
const taken = (...same: [written: string, earlier: string][]) => {
  const given = { same: same.map(([written, earlier]) => ({ written, earlier })) };
  const { mends, ...result } = assessed(recogniseItemsTask, given, input);
  const pairs =
    result.outcome === "ok" ? result.output.same.map(({ written, earlier }) => `${written} ${earlier}`) : [];
  return [result.outcome, pairs, mends];
};

testVersionRecord(recogniseItemsTask, input);

test("pairs of a kind are taken, and none at all", () => {
  expect(taken(["w1", "e2"], ["w2", "e3"])).toEqual(["ok", ["w1 e2", "w2 e3"], []]);
  expect(taken()).toEqual(["ok", [], []]);
});

test("handles that do not exist, of two kinds, or the wrong way round are left out", () => {
  expect(taken(["w9", "e1"], ["w2", "e3"])).toEqual(["ok", ["w2 e3"], ["bad-item same.0"]]);
  expect(taken(["w1", "e3"], ["w2", "e3"])).toEqual(["ok", ["w2 e3"], ["no-pair same.0"]]);
  expect(taken(["e1", "w1"])).toEqual(["ok", [], ["bad-item same.0"]]);
});

test("a thing stands in the first of its pairs only", () => {
  expect(taken(["w1", "e1"], ["w1", "e2"])).toEqual(["ok", ["w1 e1"], ["paired-twice same.1"]]);
});

test("a handle may bring what it says along", () => {
  expect(taken(["w1: Hosts of shared offices", "E1"])).toEqual([
    "ok",
    ["w1 e1"],
    ["choice same.0.written", "choice same.0.earlier"],
  ]);
});

test("where nothing is there to be known again, any handle can be written", () => {
  const none = { kinds: [{ kind: "pain", earlier: [], written: [] }] };
  expect(assessed(recogniseItemsTask, { same: [{ written: "w1", earlier: "e1" }] }, none)).toMatchObject({
    outcome: "ok",
    output: { same: [] },
  });
});

test("without a model nothing is the same by meaning", () => {
  expect(recogniseItemsTask.draft(input, "a seed")).toEqual({ same: [] });
});

import type { Edit, EditChange } from "@seedbed/contract/ai-editing/schemas";
import { expect, test } from "vitest";
import { clash } from "./clashes.ts";

const at = { item: "a1", place: "results[]", parent: null, field: null };
const change = (kind: EditChange["kind"], more: Partial<EditChange> = {}) => ({ ...at, kind, ...more }) as EditChange;
const edit = (...changes: EditChange[]) => ({ section: "assumptions", changes }) as Edit;
const writes = (field: string, item: string | null = "a1") => change("set", { field, item });

test.each<[string, EditChange, EditChange, boolean]>([
  ["write the same field of a thing", writes("statement"), writes("statement"), true],
  ["write two fields of a thing", writes("statement"), writes("certainty"), false],
  ["write the same field of two things", writes("statement"), writes("statement", "a2"), false],
  ["write the same field of the section itself", writes("title", null), writes("title", null), true],
  ["take out a thing and write it", change("remove"), writes("statement"), true],
  ["take out a thing and write another", change("remove"), writes("statement", "a2"), false],
  ["take out a thing and add to it", change("remove"), change("add", { item: "new", parent: "a1" }), true],
  ["take out a thing twice", change("remove"), change("remove"), true],
  ["move a thing and add one to its list", change("move"), change("add", { item: "new" }), true],
  ["move two things of a list", change("move"), change("move", { item: "a2" }), true],
  ["move a thing and one of another list", change("move"), change("move", { item: "b1", parent: "b" }), false],
  ["move a thing and one of another place", change("move"), change("move", { item: "b1", place: "other[]" }), false],
  ["move a thing and write it", change("move"), writes("statement"), false],
  ["add two things", change("add"), change("add", { item: "a2" }), false],
])("of two edits that %s one takes the place of the other: %#", (...[, one, other, clashes]) => {
  expect(clash(edit(one), edit(other))).toBe(clashes);
  expect(clash(edit(other), edit(one))).toBe(clashes);
  expect(clash(edit(writes("elsewhere", "z"), one), edit(writes("nowhere", "y"), other))).toBe(clashes);
  expect(clash(edit(one), { ...edit(other), section: "overview" })).toBe(false);
});

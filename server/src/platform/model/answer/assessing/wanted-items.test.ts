import { expect, test } from "vitest";
import { fewerThanWanted } from "./wanted-items.ts";

const list = { type: "array", wanted: 3, items: { type: "string" } };
const noted = (place: string, sentence: string) => ({ rule: "fewer-than-wanted", place, sentence });

test("a list that may be missing is counted where it is there, whichever of the two its schema names first", () => {
  for (const anyOf of [
    [{ type: "null" }, list],
    [list, { type: "null" }],
  ]) {
    const schema = { type: "object", properties: { forces: { anyOf } } };
    expect(fewerThanWanted({ forces: ["Rent", "Rules"] }, schema)).toMatchObject([
      noted("forces", "2 of 3 could be used."),
    ]);
    expect(fewerThanWanted({ forces: null }, schema)).toEqual([]);
    expect(fewerThanWanted({ forces: ["Rent", "Rules", "Crews"] }, schema)).toEqual([]);
  }
});

test("lists inside of items are counted, each at its place", () => {
  const items = { type: "object", properties: { notes: list } };
  const schema = { type: "object", properties: { parts: { type: "array", items } } };
  const value = { parts: [{ notes: ["a", "b", "c"] }, { notes: ["a"] }] };
  expect(fewerThanWanted(value, schema)).toMatchObject([noted("parts.1.notes", "1 of 3 could be used.")]);
});

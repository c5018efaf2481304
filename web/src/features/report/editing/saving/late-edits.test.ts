import { expect, test } from "vitest";
import { editAt, editsOf, fieldEditOf } from "../edits-of.ts";
import { fewestMost } from "./late-edits.ts";

test("no list is full before it is asked how many it may have", () => {
  const most = Object.values(editsOf).flatMap(({ lists }) => Object.values(lists).map((list) => list.most));
  expect(most.length).toBeGreaterThan(10);
  expect(Math.min(...most)).toBe(fewestMost);
});

test("a field is what the contract says of it, and nothing else", () => {
  const importance = { section: "assumptions", place: "[]", field: "importance" } as const;
  expect(editAt(importance, "number")).toMatchObject({ min: 1, max: 3 });
  expect(() => editAt(importance, "text")).toThrow("importance of [] in assumptions is no text.");
  expect(() => fieldEditOf({ ...importance, field: "risk" })).toThrow("Nobody may write risk of [] in assumptions.");
});

import { expect, test } from "vitest";
import { assumption } from "#test-support/finished-sections.ts";
import { withWhatFollows } from "./sound-statement.ts";

const tested = assumption("Refill depots", { status: "validated", testProgress: 80, version: 3 });
const other = assumption("Refill depots", { statement: "Landlords agree." });
const set = (field: string, value: unknown) => ({ kind: "set" as const, item: tested.uuid, field, value });
const follows = (field: string, value: unknown) => ({ ...set(field, value), follows: true });

test("what was found out about other words says nothing of new ones", () => {
  const change = set("statement", "Tenants agree.");
  expect(withWhatFollows(change, [tested, other])).toEqual([
    change,
    follows("version", 4),
    follows("status", "untested"),
    follows("testProgress", 0),
  ]);
});

test("the same words again, and what is no statement, bring nothing with them", () => {
  for (const change of [set("statement", tested.statement), set("certainty", 3)])
    expect(withWhatFollows(change, [tested, other])).toEqual([change]);
  expect(() => withWhatFollows(set("statement", "landlords  AGREE."), [tested, other])).toThrow("already");
});

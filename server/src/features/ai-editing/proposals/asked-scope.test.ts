import { expect, test } from "vitest";
import type { Named } from "../../report/exports/report-outline.ts";
import { askedScope } from "./asked-scope.ts";

const item = "1b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b";
const named = new Map<string, Named>([
  ["o0", { kind: "thing", section: "overview", item: null }],
  ["a0", { kind: "thing", section: "assumptions", item: null }],
  ["a1", { kind: "thing", section: "assumptions", item }],
  ["a2", { kind: "thing", section: "assumptions", item: "2b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b" }],
  ["la", { kind: "list", section: "assumptions", place: "[]", parent: null }],
  ["lb", { kind: "list", section: "assumptions", place: "notes[]", parent: item }],
]);
const section = "assumptions" as const;

test.each([
  ["a section", { section }, ["a0", "a1", "a2", "la", "lb"]],
  ["a thing", { section, item }, ["a1"]],
  ["a thing in capitals", { section, item: item.toUpperCase() }, ["a1"]],
  ["a thing that is gone", { section, item: "3b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b" }, []],
  ["a field of the section itself", { section, field: "title" }, ["a0"]],
  ["a thing of another section", { section: "overview" as const, item }, []],
])("of %s that is selected only its own handles are", (_, scope, handles) => {
  expect(askedScope(scope, named)?.handles).toEqual(handles);
});

test("the field and the words that were selected go with it; nothing is nothing", () => {
  expect(askedScope({ section, item, field: "statement", quote: "a few" }, named)).toEqual({
    ...{ handles: ["a1"], field: "statement", quote: "a few" },
  });
  expect(askedScope({ section, item }, named)).toEqual({ handles: ["a1"], field: null, quote: "" });
  expect(askedScope(null, named)).toBeNull();
});

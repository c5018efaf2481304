import { expect, test } from "vitest";
import { valuesOf } from "./told-values.ts";

test.each([
  ["three months", "six months", { before: "three months", after: "six months" }],
  [12, 14.5, { before: "12", after: "14.5" }],
  ["", "Now there", { before: "", after: "Now there" }],
  [["a"], ["b"], { before: null, after: null }],
  [null, "Now there", { before: null, after: null }],
])("%j that became %j is told as it is", (stood, stands, told) => expect(valuesOf(stood, stands)).toEqual(told));

test("of long texts it is told where they part, with a few words before", () => {
  const shared = "Every tenant orders small boxes of the same goods at retail prices. ".repeat(4);
  expect(valuesOf(`${shared}Three months.`, `${shared}Six months.`)).toEqual({
    before: "…same goods at retail prices. Three months.",
    after: "…same goods at retail prices. Six months.",
  });
});

test("what is still too long is cut", () => {
  const { before, after } = valuesOf("short", "long ".repeat(80));
  expect(before).toBe("short");
  expect(after).toHaveLength(160);
  expect(after).toMatch(/…$/);
});

test("a text of 160 letters is told whole, and of a longer one as much", () => {
  expect(valuesOf("a".repeat(160), "b".repeat(160))).toEqual({ before: "a".repeat(160), after: "b".repeat(160) });
  expect(valuesOf("a".repeat(161), "b")).toEqual({ before: `${"a".repeat(159)}…`, after: "b" });
  const shared = `${"word ".repeat(40)}`;
  expect(valuesOf(shared, `${shared}and more`)).toEqual({
    before: "…word word word word word ",
    after: "…word word word word word and more",
  });
});

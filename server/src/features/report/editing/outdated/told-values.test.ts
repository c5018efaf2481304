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

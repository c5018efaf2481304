import { expect, test } from "vitest";
import { nothingSelected, toggleRow, toggleShown } from "./select-rows.ts";

const shown = ["a", "b", "c", "d", "e"];
const list = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join("");

test("a row is selected, and deselected again", () => {
  const one = toggleRow(nothingSelected, shown, { id: "b" });
  expect(list(one)).toBe("b");
  expect(list(toggleRow(one, shown, { id: "b" }))).toBe("");
});

test("a range goes from the row before, in both directions, and takes its state from the last row", () => {
  const down = toggleRow(toggleRow(nothingSelected, shown, { id: "b" }), shown, { id: "d", range: true });
  expect(list(down)).toBe("bcd");
  const up = toggleRow(toggleRow(nothingSelected, shown, { id: "d" }), shown, { id: "a", range: true });
  expect(list(up)).toBe("abcd");
  const off = toggleRow(toggleRow(up, shown, { id: "d" }), shown, { id: "c", range: true });
  expect(list(off)).toBe("ab");
});

test("a range without a beginning on this page is just the row", () => {
  expect(list(toggleRow(nothingSelected, shown, { id: "c", range: true }))).toBe("c");
  expect(list(toggleRow({ ids: new Set(["x"]), anchor: "x" }, shown, { id: "c", range: true }))).toBe("cx");
});

test("all shown rows are selected and deselected together, and rows of other pages stay", () => {
  const some = { ids: new Set(["b", "x"]), anchor: "b" };
  const all = toggleShown(some, shown);
  expect(list(all)).toBe("abcdex");
  expect(list(toggleShown(all, shown))).toBe("x");
});

test("after all rows were turned round together, a range begins anew", () => {
  const one = toggleRow(nothingSelected, shown, { id: "a" });
  const all = toggleShown(one, shown);
  expect(list(toggleRow(all, shown, { id: "d", range: true }))).toBe("abce");
  expect(list(toggleRow(toggleShown(all, shown), shown, { id: "d", range: true }))).toBe("d");
});

test("at most two hundred rows are selected", () => {
  const many = Array.from({ length: 300 }, (_, index) => String(index));
  const selected = toggleShown(nothingSelected, many);
  expect(selected.ids.size).toBe(200);
  expect(toggleRow(selected, many, { id: "299" }).ids.size).toBe(200);
});

import { expect, test } from "vitest";
import { toldLines } from "./told-lines.ts";

const finding = { uuid: "f", text: "A ban", direction: "up", sources: [] };
const content = { results: [{ uuid: "t", category: "Legal", summary: "Rules.", keyFinding: [finding] }] };
const told = (...changes: Parameters<typeof toldLines>[0]) =>
  toldLines(changes, { section: "trends", before: content, after: content });

test("a value is told whole, by the names of its fields, without ids and without what is empty", () => {
  const value = {
    uuid: "x",
    isPrimary: true,
    isHypothesis: false,
    note: "",
    price: 0,
    parts: [{ uuid: "y", unitPrice: 2 }],
  };
  expect(told({ kind: "set", item: null, field: "pricing.total", value })).toEqual([
    { what: "Total", before: null, after: "Is primary: Yes\nIs hypothesis: No\nPrice: 0\nParts: Unit price: 2" },
  ]);
});

test("what another change brings with it is not told beside it", () => {
  const set = { kind: "set" as const, item: "t", field: "summary", value: "Stricter rules." };
  expect(told(set, { ...set, field: "impact", follows: true })).toEqual([
    { what: "Summary of “Legal”", before: "Rules.", after: "Stricter rules." },
  ]);
});

test("what goes, and what is as it was written, is told with what stood there", () => {
  expect(told({ kind: "remove", item: "f" })).toEqual([
    { what: "“A ban” removed", before: "Text: A ban\nDirection: up", after: null },
  ]);
  expect(told({ kind: "reset", item: "t", list: "keyFinding", items: [] })).toEqual([
    { what: "“Legal” as it was written", before: "Text: A ban\nDirection: up", after: null },
  ]);
});

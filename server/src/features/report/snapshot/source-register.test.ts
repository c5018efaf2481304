import type { Source } from "@seedbed/contract/report/source";
import { expect, test } from "vitest";
import { createSourceRegister } from "./source-register.ts";

const source = (change: Partial<Source> = {}): Source => ({
  uuid: "00000000-0000-8000-8000-000000000001",
  title: "What refilling costs",
  description: "",
  url: "https://pages.example/refill",
  classification: "web",
  citations: ["38 percent would not change their supplier"],
  confidenceLevel: "medium",
  publishedDate: "2026-02-03",
  publisher: "Trade forum",
  ...change,
});

test("a page that was read is named once with publisher, date and address, whichever copy of it is quoted", () => {
  const register = createSourceRegister();
  expect(register.numbers([source()])).toBe("[1]");
  expect(register.numbers([source({ uuid: "00000000-0000-8000-8000-000000000002" })])).toBe("[1]");
  expect(register.block().sources).toEqual([
    {
      title: "What refilling costs",
      note: "web page, Trade forum, 2026-02-03",
      address: "https://pages.example/refill",
    },
  ]);
});

test("reasoning has no number, and what nobody knows of a source is left out", () => {
  const register = createSourceRegister();
  const word = source({ classification: "person", url: null, publishedDate: null, publisher: undefined });
  expect(register.numbers([source({ classification: "reasoning", url: null }), word])).toBe("[1]");
  expect(register.block().sources).toEqual([{ title: word.title, note: "given by a person", address: null }]);
});

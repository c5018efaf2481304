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
  retrievedAt: "2026-03-04T12:00:00.000Z",
  ...change,
});

test("a page that was read is named once with publisher, date and address, whichever copy of it is quoted", () => {
  const register = createSourceRegister();
  expect(register.numbers([source()])).toBe("[1]");
  expect(register.numbers([source({ uuid: "00000000-0000-8000-8000-000000000002" })])).toBe("[1]");
  expect(register.block().sources).toEqual([
    {
      title: "What refilling costs",
      note: "web page, Trade forum, published 3 Feb 2026, read 4 Mar 2026",
      quote: "“38 percent would not change their supplier”",
      address: "https://pages.example/refill",
    },
  ]);
});

test("reasoning has no number, and what nobody knows of a source is left out", () => {
  const register = createSourceRegister();
  const word = source({
    classification: "person",
    url: null,
    publishedDate: null,
    publisher: undefined,
    retrievedAt: null,
  });
  expect(register.numbers([source({ classification: "reasoning", url: null }), word])).toBe("[1]");
  expect(register.block().sources).toEqual([
    { title: word.title, note: "given by a person", quote: "", address: null },
  ]);
});

test("a long quote is cut, and many sources leave no room for any", () => {
  const register = createSourceRegister();
  register.numbers([source({ citations: ["word ".repeat(60)] })]);
  expect(register.block().sources[0]?.quote).toMatch(/^“word [word ]{80,110}…”$/);
  register.numbers(Array.from({ length: 20 }, (_, at) => source({ url: `https://pages.example/${at}` })));
  expect(register.block().sources.map(({ quote }) => quote)).toEqual(Array.from({ length: 21 }, () => ""));
});

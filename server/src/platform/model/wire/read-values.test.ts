import { expect, test } from "vitest";
import { readValues } from "./read-values.ts";

async function* bytesOf(...pieces: string[]) {
  for (const piece of pieces) yield new TextEncoder().encode(piece);
}
async function valuesOf(...pieces: string[]): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readValues(bytesOf(...pieces), () => undefined)) values.push(value);
  return values;
}

test.each<[string, string[], unknown[]]>([
  ["events", ['data: {"a":1}\n\ndata: {"a":2}\n\n'], [{ a: 1 }, { a: 2 }]],
  ["events that are cut anywhere", ['data: {"a"', ":1}\n", '\ndata: {"a":2}'], [{ a: 1 }, { a: 2 }]],
  ["events up to the last one", ['data: {"a":1}\n\ndata: [DONE]\n\ndata: {"a":2}\n\n'], [{ a: 1 }, { done: true }]],
  ["events with words between", ['data: ping\n\n: hello\n\ndata: {"a":1}\n\n'], [{ a: 1 }]],
  ["events that say data twice", ['data: data: {"a":1}\n\n'], [{ a: 1 }]],
  ["lines", ['{"a":1}\n{"a":2}\n'], [{ a: 1 }, { a: 2 }]],
  ["lines that end with commas", ['{"a":1},\n{"a":2},\n'], [{ a: 1 }, { a: 2 }]],
  ["lines without a last end", ['{"a":1}\n\n{"a"', ":2}"], [{ a: 1 }, { a: 2 }]],
  ["one value over several lines", ['{\n"a":\n', "1}\n"], [{ a: 1 }]],
  ["a list over several lines", ['[\n{"a":1},\n{"a":2}\n]'], [{ a: 1 }, { a: 2 }]],
  ["a value behind blanks", [" \n", '\n {"a":1}'], [{ a: 1 }]],
  ["a value behind the mark of its encoding", ['\ufeff{"a":"ü"}'], [{ a: "ü" }]],
])("%s are read", async (_, pieces, values) => {
  expect(await valuesOf(...pieces)).toEqual(values);
});

test.each([
  [["<html>"], { reason: "web_page" }],
  [[""], { reason: "empty_body" }],
  [[" \n "], { reason: "empty_body" }],
  [["hello there"], { reason: "not_json" }],
  [['{"a":'], { reason: "not_json" }],
  [["event: error\ndata: too busy\n\n"], { refusal: { status: 200, headers: {}, body: "too busy" } }],
])("%j is no answer", async (pieces, error) => {
  await expect(valuesOf(...pieces)).rejects.toMatchObject(error);
});

test("each piece is a sign of life, a comment too", async () => {
  let signs = 0;
  const reading = readValues(bytesOf(": one\n\n", 'data: {"a":1}\n\n'), () => {
    signs += 1;
  });
  for await (const _ of reading);
  expect(signs).toBe(2);
});

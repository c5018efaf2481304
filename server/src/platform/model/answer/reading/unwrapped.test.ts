import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { unwrapped } from "./unwrapped.ts";

test("the only list of an answer may stand alone or under another name", () => {
  const schema = jsonSchemaOf(z.object({ profiles: z.array(z.object({ name: z.string() })) }));
  const profiles = [{ name: "Ana" }, { name: "Ben" }];
  for (const given of [profiles, { personas: profiles }, { count: 2, personas: profiles }])
    expect(unwrapped(given, schema)).toEqual({ profiles });
  const ambiguous = { personas: profiles, others: profiles };
  expect(unwrapped(ambiguous, schema)).toEqual(ambiguous);
});

test("an answer is looked for three things deep, and not among many", () => {
  const schema = jsonSchemaOf(z.object({ title: z.string(), kind: z.string() }));
  const answer = { title: "Soap", kind: "idea" };
  const within = (depth: number): unknown => (depth === 0 ? answer : { inner: within(depth - 1) });
  expect([0, 1, 2, 3, 4].map((depth) => unwrapped(within(depth), schema) === answer)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  const beside = (count: number) => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, at])),
    inner: answer,
  });
  expect([unwrapped(beside(4), schema), unwrapped(beside(5), schema)]).toEqual([answer, beside(5)]);
  expect(unwrapped([answer, answer], schema)).toEqual([answer, answer]);
});

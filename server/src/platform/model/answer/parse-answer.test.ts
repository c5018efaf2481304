import { expect, test } from "vitest";
import { z } from "zod";
import { parseAnswer } from "./parse-answer.ts";

const Person = z.object({ name: z.string().min(2), nick: z.string().optional(), age: z.number().nullable() });

test("reads an answer inside a Markdown fence", () => {
  expect(parseAnswer('```json\n{"name":"Ada","age":36}\n```\n', Person)).toEqual({ output: { name: "Ada", age: 36 } });
});

test("reads null as missing where the schema lets a property be missing, and keeps it where null is meant", () => {
  expect(parseAnswer('{"name":"Ada","nick":null,"age":null}', Person)).toEqual({ output: { name: "Ada", age: null } });
  const List = z.object({ people: z.array(Person) });
  expect(parseAnswer('{"people":[{"name":"Ada","nick":null,"age":1}]}', List)).toEqual({
    output: { people: [{ name: "Ada", age: 1 }] },
  });
});

test("drops properties that were not asked for", () => {
  expect(parseAnswer('{"name":"Ada","age":1,"admin":true}', Person)).toEqual({ output: { name: "Ada", age: 1 } });
});

test("validates after cleaning, so that control characters do not count as content", () => {
  expect(parseAnswer('{"name":"A\\u0000","age":1}', Person)).toHaveProperty("problems");
});

test("names each problem with its path", () => {
  expect(parseAnswer('{"name":null,"age":"old"}', Person)).toEqual({
    problems: [expect.stringMatching(/^name: .*expected string/), expect.stringMatching(/^age: .*expected number/)],
  });
});

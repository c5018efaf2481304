import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "../json-schema.ts";
import { schemaRefusals } from "./schema-refusals.ts";

const Answer = z.object({ title: z.string().max(5), forces: z.array(z.string()).min(2), kind: z.enum(["a", "b"]) });

function refusalsOf(value: unknown, schema: z.ZodType = Answer) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return schemaRefusals(issues, value, jsonSchemaOf(schema));
}

test("what a schema does not take is named by its place, with what is wrong there", () => {
  const refused = refusalsOf({ title: "Too long", forces: ["one"], kind: "c" });
  expect(refused.map(({ place, rule }) => [place, rule])).toEqual([
    ["title", "too-long"],
    ["forces", "too-few-items"],
    ["kind", "form"],
  ]);
  expect(refusalsOf({ title: "Soap", kind: "a" }).map(({ problem }) => problem)).toEqual(["forces is missing."]);
  expect(refusalsOf("words").map(({ place, problem }) => [place, problem.split(":")[0]])).toEqual([["", "The answer"]]);
});

test("of many problems the first twenty are told", () => {
  const titles = z.object({ titles: z.array(z.string()) });
  expect(refusalsOf({ titles: Array(30).fill(1) }, titles)).toHaveLength(20);
});

test("a text of another type is of another form, and no text that is too long", () => {
  expect(refusalsOf({ title: 7, forces: ["one", "two"], kind: "a" }).map(({ rule }) => rule)).toEqual(["form"]);
  expect(refusalsOf({ title: "Soap", forces: "one", kind: "a" }).map(({ rule }) => rule)).toEqual(["form"]);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaOf } from "./json-schema.ts";
import { partialShape } from "./partial-shape.ts";

const schema = jsonSchemaOf(
  z.object({
    title: z.string(),
    kind: z.enum(["risk", "chance"]),
    score: z.int().nullable(),
    items: z.array(z.object({ name: z.string() })),
    part: z.discriminatedUnion("type", [
      z.object({ type: z.literal("price"), amount: z.number() }),
      z.object({ type: z.literal("note"), text: z.string() }),
    ]),
  }),
);

test("keeps what has the shape of the schema, as far as it has arrived", () => {
  const partial = { title: "Half a ti", kind: "risk", score: null, items: [{ name: "One" }, {}] };
  expect(partialShape(partial, schema)).toEqual(partial);
});

test("leaves out half-written choices, unknown properties and wrong types", () => {
  const partial = { title: 7, kind: "ri", admin: true, score: "x", items: [{ name: ["a"] }, "loose", null] };
  expect(partialShape(partial, schema)).toEqual({ items: [{}] });
});

test("tells the branches of a union apart by their constants", () => {
  expect(partialShape({ part: { type: "note", text: "wor" } }, schema)).toEqual({
    part: { type: "note", text: "wor" },
  });
  expect(partialShape({ part: { type: "no" } }, schema)).toEqual({});
});

test("shows nothing of an answer that is no object", () => {
  expect(partialShape("Certainly!", schema)).toBeUndefined();
});

test("does not take inherited properties for content", () => {
  expect(partialShape({}, jsonSchemaOf(z.object({ constructor: z.string() })))).toEqual({});
});
